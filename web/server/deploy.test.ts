import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

const read = (path: string) => readFileSync(`${root}/${path}`, "utf8");

const nginx = read("docs/deploy/nginx.conf");

test("nginx has a location for event streams, with the timeout they need", () => {
  const location = /location ~ \^\/api\/\(([^)]*)\)\$ \{[^}]*proxy_read_timeout 90s;/.exec(nginx);
  const streams = globSync("**/route.ts", { cwd: `${root}/web/app/api` })
    .filter((file) => /text\/event-stream|toEventStream/.test(read(`web/app/api/${file}`)))
    .map((file) => file.replace("/route.ts", ""));

  expect(location?.[1]?.split("|").toSorted()).toEqual(streams.toSorted());
});

test("nginx sends the visitor's address from every location", () => {
  const headers = Array.from(nginx.matchAll(/^( *)proxy_set_header (\S+)/gm), ([, indent = "", name]) => [
    name,
    indent.length,
  ]);

  // The server's, because a location with a header of its own sends none of these.
  expect(headers).toEqual([
    ["Connection", 4],
    ["Host", 4],
    ["X-Forwarded-For", 4],
  ]);
});

test.each([
  ["docs/deploy/Dockerfile", "DATA_DIR=/data"],
  ["docs/deploy/compose.yaml", "DATA_DIR: /data"],
  ["docs/deploy/shop@.service", "DATA_DIR=/var/lib/shop"],
])("%s keeps the site's data outside of the build", (file, setting) => {
  expect(read(file)).toContain(setting);
});
