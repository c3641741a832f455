import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command/spawn-node.ts";
import type { StageResult } from "../command/run-stage.ts";

const requirementsFile = "docs/requirements.md";

/** Files that may refer to a requirement or, in Markdown, name a path. */
const sources = {
  patterns: ["*.{md,ts,mjs}", "{docs,emulators,schemas,scripts,studio,tests,web}/**/*.{css,md,mjs,ts,tsx}"],
  exclude: ["**/node_modules", "**/generated", "**/.next*", "scripts/check/references.test.ts"],
};

interface Repository {
  /** The numbers of requirements and their sections, such as "4" and "4.12". */
  requirements: ReadonlySet<string>;
  exists: (path: string) => boolean;
}

/** Fails when a file refers to a missing requirement, or a document names a missing path. */
export async function checkReferences(): Promise<StageResult> {
  const repository = {
    requirements: readRequirementNumbers(readFileSync(join(root, requirementsFile), "utf8")),
    exists: (path: string) => existsSync(join(root, path)),
  };
  const files = globSync(sources.patterns, { cwd: root, exclude: sources.exclude });
  const findings = files.toSorted().flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return findBrokenReferences({ file, text }, repository);
  });
  return { ok: findings.length === 0, output: findings.join("\n") };
}

/** A section's number is in its heading. A requirement's number starts a list item, in bold, or a table row. */
export function readRequirementNumbers(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/^(?:## (\d+)\. |- \*\*(\d+\.\d+)\*\* |\| (\d+\.\d+) \|)/gm)].map(
      ([, section, item, row]) => section ?? item ?? row ?? "",
    ),
  );
}

/** A sentence for each broken reference, with its file and line. */
export function findBrokenReferences(
  source: { file: string; text: string },
  repository: Repository,
): string[] {
  const { file, text } = source;
  return text.split("\n").flatMap((line, index) => {
    const at = `${file}:${index + 1}:`;
    const numbers = [...line.matchAll(/§(\d+(?:\.\d+)*)/g)].map(([, number = ""]) => number);
    const unknown = numbers.filter((number) => !repository.requirements.has(number));
    const paths = file.endsWith(".md") ? readPaths(line) : [];
    const missing = paths.filter((path) => !pathExists(path, repository.exists));
    return [
      ...unknown.map((number) => `${at} ${requirementsFile} has no §${number}`),
      ...missing.map((path) => `${at} ${path} doesn't exist`),
    ];
  });
}

/** Paths in a line of Markdown, formatted as code. Names with a placeholder or wildcard are skipped. */
function readPaths(line: string): string[] {
  const named = line.matchAll(
    /`((?:docs|emulators|patches|schemas|scripts|studio|tests|web)\/[^`\s*<{…:]*)`/g,
  );
  return [...named].map(([, path = ""]) => path);
}

/** Tests and modules may be named without an extension. */
function pathExists(path: string, exists: Repository["exists"]): boolean {
  return ["", ".ts", ".tsx", ".test.ts", ".test.tsx", ".spec.ts"].some((extension) =>
    exists(path + extension),
  );
}
