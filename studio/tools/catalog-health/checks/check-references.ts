import { readContents } from "./contents.ts";
import type { Defect } from "./defect.ts";
import { isDraft, type StoredDocument, toPublishedId, toTitle } from "./stored-document.ts";

/** All document layers by id. */
export type DocumentsById = ReadonlyMap<string, StoredDocument>;

/** References that visitors can't follow, to deleted or unpublished documents. */
export function checkReferences(document: StoredDocument, documents: DocumentsById): Defect[] {
  const broken = readContents(document).references.filter(({ id }) => !documents.has(id));
  return broken.flatMap(({ id, path }) => {
    const draft = documents.get(`drafts.${id}`);
    if (!draft) return [{ detail: "It links to a document that was deleted.", path }];
    // A document may reference itself before it's published.
    if (isDraft(document) && toPublishedId(document._id) === id) return [];
    return [{ detail: `It links to “${toTitle(draft)}”, which isn't published.`, path }];
  });
}
