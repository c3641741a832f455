import { getPublishedId } from "sanity";

/** A stored document, its draft, or its position in neither. */
export interface NumberedDocument {
  _id: string;
  number: number | null;
}

/** What to write so that documents are numbered from 1 in this order: only those whose position changes, drafts included. */
export function renumber(
  stored: readonly NumberedDocument[],
  publishedIds: readonly string[],
): { id: string; number: number }[] {
  return stored.flatMap(({ _id, number }) => {
    const place = publishedIds.indexOf(getPublishedId(_id)) + 1;
    return place === 0 || place === number ? [] : [{ id: _id, number: place }];
  });
}
