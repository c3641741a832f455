import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { testBuild, testStack } from "./test-stack.ts";

const web = fileURLToPath(new URL("../../web", import.meta.url));

/** Gives this worker the freshly seeded data and a build of its own, which its site writes to as it runs. */
export function copyTestBuild(): void {
  copyWithout("lock.sqlite", testBuild.dataDir, testStack.dataDir);
  const [from, to] = [join(web, testBuild.distDir), join(web, testStack.distDir)];
  // Only builds read the cache, and it is most of the bytes.
  copyWithout("cache", from, to);
  // Next writes the lake's address into the build; everything else is read from the environment.
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

/** Copies a folder anew, except for one entry. Entry by entry, because a filter makes `cpSync` five times as slow. */
function copyWithout(left: string, from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const name of readdirSync(from))
    if (name !== left) cpSync(join(from, name), join(to, name), { recursive: true });
}
