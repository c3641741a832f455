import { dirname, join, relative, resolve as resolvePath } from "node:path";

/** The resolver interface version of eslint-plugin-import and eslint-plugin-boundaries. */
export const interfaceVersion = 2;

interface Resolved {
  found: boolean;
  /** Null outside the repository's folders. */
  path: string | null;
}

/**
 * Resolves this repository's three kinds of imports: `./file.ts`, `#folder/file.ts` within a package and
 * `@shop/package/file.ts` across packages. The repository is the linter's working directory.
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
