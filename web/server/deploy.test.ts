import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

const read = (path: string) => readFileSync(`${root}/${path}`, "utf8");

test.each([
  ["docs/deploy/Dockerfile", "DATA_DIR=/data"],
  ["docs/deploy/compose.yaml", "DATA_DIR: /data"],
  ["docs/deploy/shop@.service", "DATA_DIR=/var/lib/shop"],
])("%s keeps the site's data outside of the build", (file, setting) => {
  expect(read(file)).toContain(setting);
});
