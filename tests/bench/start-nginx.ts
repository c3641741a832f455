import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { untilServed } from "../support/until-served.ts";

/** What the processes are called in docs/deploy/nginx.conf. */
const names = ["web-1:3000", "web-2:3000", "web-3:3000"];

export interface Nginx extends AsyncDisposable {
  url: string;
}

/** nginx, from the system's package, with the rules of docs/deploy/nginx.conf in front of three processes on these ports. */
export async function startNginx(port: number, sitePorts: readonly number[]): Promise<Nginx> {
  await using started = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  started.defer(() => rmSync(folder, { recursive: true }));
  // Started as root, nginx works as another user.
  chmodSync(folder, 0o755);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, toConfiguration(folder, port, sitePorts));

  const server = spawn("nginx", ["-p", folder, "-c", file], { stdio: ["ignore", "ignore", "inherit"] });
  const end = Promise.withResolvers<void>();
  server.once("exit", () => end.resolve());
  server.once("error", () => end.resolve());
  started.defer(async () => {
    server.kill("SIGTERM");
    await end.promise;
  });
  const url = `http://127.0.0.1:${port}`;
  await untilServed(url, server, "nginx").catch((cause: unknown) => {
    throw new Error("This part needs nginx. Install its package, such as nginx-light.", { cause });
  });
  const running = started.move();
  return { url, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

/** Speaks HTTP, and asks the processes in turn, because all of a benchmark's requests come from one address. */
function toConfiguration(folder: string, port: number, sitePorts: readonly number[]): string {
  const deployed = readFileSync(new URL("../../docs/deploy/nginx.conf", import.meta.url), "utf8")
    .replace(/server \{\s+listen 80;[^}]*\}/, "")
    .replace(/listen 443 [^;]*;\s+ssl_certificate [^;]*;\s+ssl_certificate_key [^;]*;/, `listen ${port};`)
    .replaceAll(/hash [^;]*;/g, "")
    .replace(/error_log [^;]*;/, "error_log stderr crit;")
    .replace(/access_log [^;]*;/, "access_log off;")
    .replace("/var/cache/nginx", folder);
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    `daemon off; pid ${folder}/nginx.pid;`,
    names
      .reduce((text, name, index) => text.replaceAll(name, `127.0.0.1:${sitePorts[index]}`), deployed)
      .replace("http {", ["http {", ...folders].join("\n")),
  ].join("\n");
}
