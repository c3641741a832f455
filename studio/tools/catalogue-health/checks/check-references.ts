import type { Defect } from "./defect.ts";
import { isDraft, type StoredDocument, toPublishedId, toTitle } from "./stored-document.ts";
import { type Place, walk } from "./walk.ts";

/** Every layer by its id. */
export type DocumentsById = ReadonlyMap<string, StoredDocument>;

/**
 * References that visitors cannot follow: to a document that is gone, or to one that is not published. Pictures and files are left
 * out, which the lake guards by itself, and so are references to other datasets.
 */
export function checkReferences(document: StoredDocument, documents: DocumentsById): Defect[] {
  return Array.from(walk(document)).flatMap((place) => {
    const id = readReference(place);
    if (id === null || documents.has(id)) return [];
    const draft = documents.get(`drafts.${id}`);
    const detail = draft
      ? `It refers to “${toTitle(draft)}”, which is not published.`
      : "It refers to a document that is gone.";
    // A document may refer to itself before it is published.
    return draft && isDraft(document) && toPublishedId(document._id) === id
      ? []
      : [{ detail, path: place.path }];
  });
}

function readReference({ value }: Place): string | null {
  const { _ref, _dataset } = value;
  if (typeof _ref !== "string" || _dataset !== undefined) return null;
  return /^(image|file)-/.test(_ref) ? null : _ref;
}
