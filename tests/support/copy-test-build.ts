import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { testBuild, testStack } from "./test-stack.ts";

const web = fileURLToPath(new URL("../../web", import.meta.url));

/** Gives this worker the freshly seeded data and a build of its own, which its site writes to as it runs. */
export function copyTestBuild(): void {
  rmSync(testStack.dataDir, { recursive: true, force: true });
  cpSync(testBuild.dataDir, testStack.dataDir, {
    recursive: true,
    filter: (path) => basename(path) !== "lock.sqlite",
  });

  const [from, to] = [join(web, testBuild.distDir), join(web, testStack.distDir)];
  rmSync(to, { recursive: true, force: true });
  // Only builds read the cache, and it is most of the bytes.
  cpSync(from, to, { recursive: true, filter: (path) => path !== join(from, "cache") });
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
