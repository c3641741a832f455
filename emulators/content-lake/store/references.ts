import type { SanityDocument } from "#content-lake/query/document.ts";

export interface Reference {
  id: string;
  /** A strong reference must point at a document that exists. */
  strong: boolean;
}

/** Every reference a document holds within its own dataset, at any depth. */
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
    // A reference into another dataset names it; what it points at cannot be checked here.
    const elsewhere = "_dataset" in value || "_projectId" in value || value._ref.includes(":");
    if (!elsewhere) found.push({ id: value._ref, strong: !("_weak" in value && value._weak === true) });
    return;
  }
  for (const item of Object.values(value)) walk(item, found);
}
