import type { SanityDocument } from "#content-lake/query/document.ts";

export interface Reference {
  id: string;
  /** A strong reference must refer to an existing document. */
  strong: boolean;
}

/** Every reference a document has within its own dataset, at any depth. */
export function collectReferences(document: SanityDocument): Reference[] {
  const found: Reference[] = [];
  walk(document, found);
  return found;
}

function walk(value: unknown, found: Reference[]): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, found);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if ("_ref" in value && typeof value._ref === "string") {
    // A cross-dataset reference names its dataset, and its target can't be checked here.
    const elsewhere = "_dataset" in value || "_projectId" in value || value._ref.includes(":");
    if (!elsewhere) found.push({ id: value._ref, strong: !("_weak" in value && value._weak === true) });
    return;
  }
  for (const item of Object.values(value)) walk(item, found);
}
