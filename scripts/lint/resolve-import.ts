import { dirname, join, relative, resolve as resolvePath } from "node:path";

/** The version of the resolver contract that eslint-plugin-import and eslint-plugin-boundaries share. */
export const interfaceVersion = 2;

interface Resolved {
  found: boolean;
  /** null for what no folder of the repository holds. */
  path: string | null;
}

/**
 * Where an import leads, after this repository's three ways to write one: `./file.ts`, `#folder/file.ts` inside a package and
 * `@shop/package/file.ts` across. The repository is the folder that the linter was started in.
 */
export function resolve(source: string, importer: string): Resolved {
  const root = process.cwd();
  if (source.startsWith(".")) return { found: true, path: resolvePath(dirname(importer), source) };
  if (source.startsWith("@shop/")) return { found: true, path: join(root, source.slice("@shop/".length)) };
  if (source.startsWith("#")) {
    const [folder = ""] = relative(root, importer).split("/");
    return { found: true, path: join(root, folder, source.slice(1)) };
  }
  return { found: true, path: null };
}
