import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command/spawn-node.ts";

/** All files that match these glob patterns, by path. */
export function readFiles(patterns: readonly string[]): ReadonlyMap<string, string> {
  const files = globSync(patterns, { cwd: root });
  return new Map(files.toSorted().map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** Files that are in only one of two sets, or differ. */
export function listChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file));
}
