import type { SanityDocument } from "#content-lake/query/document.ts";

const known = new WeakMap<SanityDocument, readonly string[]>();

/** The ids for which `references()` holds of a document: those of references at any depth, another dataset's too. */
export function toReferencedIds(document: SanityDocument): readonly string[] {
  const read = known.get(document);
  if (read) return read;
  const ids = new Set<string>();
  addIds(document, ids);
  known.set(document, [...ids]);
  return [...ids];
}

function addIds(value: object, ids: Set<string>): void {
  // Within a reference groq-js looks no further.
  if (!Array.isArray(value) && "_ref" in value && value._ref) {
    if (typeof value._ref === "string") ids.add(value._ref);
    return;
  }
  for (const item of Object.values(value)) if (typeof item === "object" && item !== null) addIds(item, ids);
}
