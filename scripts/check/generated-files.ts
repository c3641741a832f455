import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command/spawn-node.ts";

/** The content of every file in these folders, by path. */
export function readFiles(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.*`),
    { cwd: root },
  );
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
