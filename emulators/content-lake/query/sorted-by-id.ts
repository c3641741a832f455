import type { SanityDocument } from "#content-lake/query/document.ts";

/** Documents sorted by ID. Never changed in place, so that a reference to one stays the same. */
export type SortedDocuments = readonly SanityDocument[];

export function sortById(documents: Iterable<SanityDocument>): SortedDocuments {
  return [...documents].toSorted((a, b) => (a._id < b._id ? -1 : 1));
}

/** The documents with this one added, or replacing the one with its ID. */
export function withDocument(documents: SortedDocuments, document: SanityDocument): SortedDocuments {
  const place = toPlace(documents, document._id);
  const copy = documents.slice();
  copy.splice(place, documents[place]?._id === document._id ? 1 : 0, document);
  return copy;
}

/** The documents without the one with this ID. */
export function withoutDocument(documents: SortedDocuments, id: string): SortedDocuments {
  const place = toPlace(documents, id);
  if (documents[place]?._id !== id) return documents;
  const copy = documents.slice();
  copy.splice(place, 1);
  return copy;
}

/** The documents of several sorted lists, sorted by ID and without duplicates. */
export function toUnion(lists: readonly SortedDocuments[]): SortedDocuments {
  const [only = [], ...others] = lists;
  return others.length === 0 ? only : sortById(new Set(lists.flat()));
}

/** The index of the ID, or where it would be. */
function toPlace(documents: SortedDocuments, id: string): number {
  let low = 0;
  let high = documents.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = documents[middle];
    if (found && found._id < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
