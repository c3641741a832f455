import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command/spawn-node.ts";

/** The content of every file that fits one of these glob patterns, by path. */
export function readFiles(patterns: readonly string[]): ReadonlyMap<string, string> {
  const files = globSync(patterns, { cwd: root });
  return new Map(files.toSorted().map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** The files that are in one set and not in the other, or differ. */
export function listChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file));
}
