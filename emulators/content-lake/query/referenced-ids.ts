import type { SanityDocument } from "#content-lake/query/document.ts";

const known = new WeakMap<SanityDocument, readonly string[]>();

/** The ids for which `references()` holds of a document: those of references at any depth, another dataset's too. */
export function toReferencedIds(document: SanityDocument): readonly string[] {
  const ids = known.get(document) ?? [...new Set(collectIds(document))];
  known.set(document, ids);
  return ids;
}

function* collectIds(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  // Within a reference groq-js looks no further.
  if (!Array.isArray(value) && "_ref" in value && value._ref) {
    if (typeof value._ref === "string") yield value._ref;
    return;
  }
  for (const item of Object.values(value)) yield* collectIds(item);
}
