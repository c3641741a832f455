import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { testBuild, testStack } from "./test-stack.ts";

const web = fileURLToPath(new URL("../../web", import.meta.url));

/** What Next only reads, which is most of a build's files. */
const shared = new Set(["server", "static"]);

/** Gives this worker its own copy of the seeded data and the build. */
export function copyTestBuild(): void {
  const [from, to] = [join(web, testBuild.distDir), join(web, testStack.distDir)];
  for (const [source, copy] of [
    [testBuild.dataDir, testStack.dataDir],
    [from, to],
  ] as const) {
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(copy, { recursive: true });
    for (const name of readdirSync(source)) {
      // The lock belongs to its holder, and only builds read the cache.
      if (name === "lock.sqlite" || name === "cache") continue;
      if (shared.has(name)) symlinkSync(join(source, name), join(copy, name));
      else cpSync(join(source, name), join(copy, name), { recursive: true });
    }
  }
  // Next writes the lake's URL into the build. Everything else is read from the environment.
  const manifest = join(to, "routes-manifest.json");
  const address = (port: number) => `http://127.0.0.1:${port}/`;
  writeFileSync(
    manifest,
    readFileSync(manifest, "utf8").replaceAll(
      address(testBuild.ports.contentLake),
      address(testStack.ports.contentLake),
    ),
  );
}
