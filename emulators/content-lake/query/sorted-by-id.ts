import type { SanityDocument } from "#content-lake/query/document.ts";

/** Documents in the order of their ids. Never changed in place: who holds one keeps what it saw. */
export type SortedDocuments = readonly SanityDocument[];

export function sortById(documents: Iterable<SanityDocument>): SortedDocuments {
  return [...documents].toSorted((a, b) => (a._id < b._id ? -1 : 1));
}

/** The documents with this one, in the place of the one of its id if there is one. */
export function withDocument(documents: SortedDocuments, document: SanityDocument): SortedDocuments {
  const place = toPlace(documents, document._id);
  const copy = documents.slice();
  copy.splice(place, documents[place]?._id === document._id ? 1 : 0, document);
  return copy;
}

/** The documents without the one of this id. */
export function withoutDocument(documents: SortedDocuments, id: string): SortedDocuments {
  const place = toPlace(documents, id);
  if (documents[place]?._id !== id) return documents;
  const copy = documents.slice();
  copy.splice(place, 1);
  return copy;
}

/** Each document of some sorted lists once, in the order of their ids. */
export function toUnion(lists: readonly SortedDocuments[]): SortedDocuments {
  const [only = [], ...others] = lists;
  return others.length === 0 ? only : sortById(new Set(lists.flat()));
}

/** The place of the id, or where it would stand. */
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
