import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export interface FingerprintOptions {
  root: string;
  /** Files and folders relative to `root`. */
  sources: readonly string[];
  /** Other inputs. Only a digest of them is stored. */
  variables: Readonly<Record<string, string>>;
}

/**
 * A digest of the source files and variables that affect the site's build, and of nothing else: no tests, prose,
 * installed packages or build output. Works without git, so that an unpacked archive starts too.
 */
export function computeFingerprint({ root, sources, variables }: FingerprintOptions): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => listFiles(root, source)).toSorted()) {
    const content = createHash("sha256")
      .update(readFileSync(join(root, file)))
      .digest("hex");
    hash.update(`${file}\0${content}\n`);
  }
  for (const [name, value] of Object.entries(variables).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}=${value}\n`);
  return hash.digest("hex");
}

const ignoredFiles = /(\.test\.tsx?|\.md|\.tsbuildinfo|^next-env\.d\.ts)$/;

function listFiles(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".") || entry.name === "node_modules") return [];
    if (entry.isDirectory()) return listFiles(root, `${path}/${entry.name}`);
    return ignoredFiles.test(entry.name) ? [] : [`${path}/${entry.name}`];
  });
}
