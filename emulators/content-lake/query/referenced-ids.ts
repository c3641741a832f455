import type { SanityDocument } from "#content-lake/query/document.ts";

const known = new WeakMap<SanityDocument, readonly string[]>();

/** The IDs for which `references()` is true for a document: those of references at any depth, even into another dataset. */
export function toReferencedIds(document: SanityDocument): readonly string[] {
  const read = known.get(document);
  if (read) return read;
  const ids = new Set<string>();
  addIds(document, ids);
  known.set(document, [...ids]);
  return [...ids];
}

function addIds(value: object, ids: Set<string>): void {
  // groq-js doesn't look inside a reference.
  if (!Array.isArray(value) && "_ref" in value && value._ref) {
    if (typeof value._ref === "string") ids.add(value._ref);
    return;
  }
  for (const item of Object.values(value)) if (typeof item === "object" && item !== null) addIds(item, ids);
}
