import { createHash } from "node:crypto";
import { resolve } from "../lint/resolve-import.ts";

/**
 * The repository files that a module imports, including types and dynamic imports. Uses only the text: an import in a
 * comment or string counts too, which only makes the list longer.
 */
export function listImports(file: string, text: string): string[] {
  const specifiers = text.matchAll(/\b(?:from|import)\b\s*\(?\s*(["'`])(.+?)\1/g);
  const paths = [...specifiers].map(([, , specifier = ""]) => resolve(specifier, file).path);
  return [...new Set(paths.filter((path) => path !== null))];
}

/**
 * A digest per module that changes with its own text and everything it imports, directly or indirectly. `readText`
 * returns null for a missing file.
 */
export function hashModules(
  files: readonly string[],
  readText: (file: string) => string | null,
): ReadonlyMap<string, string> {
  const modules = new Map<string, { hash: string; imports: readonly string[] }>();
  const readModule = (file: string) => {
    const cached = modules.get(file);
    if (cached) return cached;
    const text = readText(file);
    const found =
      text === null
        ? { hash: "missing", imports: [] }
        : { hash: toHash(text), imports: /\.[cm]?tsx?$/.test(file) ? listImports(file, text) : [] };
    modules.set(file, found);
    return found;
  };
  const hashModule = (file: string) => {
    const reached = new Set([file]);
    for (const next of reached) for (const imported of readModule(next).imports) reached.add(imported);
    return toHash(
      [...reached]
        .toSorted()
        .map((path) => `${path}\0${readModule(path).hash}`)
        .join("\n"),
    );
  };
  return new Map(files.map((file) => [file, hashModule(file)]));
}

const toHash = (text: string) => createHash("sha256").update(text).digest("hex");
