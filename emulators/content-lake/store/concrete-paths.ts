import { extractWithPath } from "@sanity/mutator";
import type { SanityDocument } from "#content-lake/query/document.ts";

/**
 * The places a path leads to in this document, without duplicates or wildcards. `@sanity/mutator` visits the items of `a[0:].b`
 * once for each of them, which doesn't matter for `set`, but does for operations that add to a value.
 */
export function toConcretePaths(document: SanityDocument, path: string): string[] {
  return [...new Set(extractWithPath(path, document).map((match) => stringify(match.path)))];
}

function stringify(segments: readonly unknown[]): string {
  return segments
    .map((segment, index) => {
      if (typeof segment === "number") return `[${segment}]`;
      const name = String(segment);
      if (!/^[A-Za-z_]\w*$/.test(name)) return `['${name.replace(/[\\']/g, "\\$&")}']`;
      return index === 0 ? name : `.${name}`;
    })
    .join("");
}
