import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../command/spawn-node.ts";

/** Results of earlier checks, relative to the repository. Without them, every check runs in full. */
export const cacheFolder = "node_modules/.cache/checks";

/** The stored result with this name, or null when there's none or it's unreadable. */
export function readCache(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, cacheFolder, name), "utf8"));
  } catch {
    // The check then runs in full.
    return null;
  }
}

export function writeCache(name: string, content: unknown): void {
  const file = join(root, cacheFolder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}
