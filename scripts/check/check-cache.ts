import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../command/spawn-node.ts";

/** Where the checks keep what they may skip the next time, relative to the repository. Without it every check runs in full. */
export const cacheFolder = "node_modules/.cache/checks";

/** What was kept under this name, or null when there is nothing that can be read. */
export function readCache(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, cacheFolder, name), "utf8"));
  } catch {
    // Whatever is wrong with it, the check that asked runs in full.
    return null;
  }
}

export function writeCache(name: string, content: unknown): void {
  const file = join(root, cacheFolder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}
