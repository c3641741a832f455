import { readContents } from "./contents.ts";
import type { Defect } from "./defect.ts";
import { isDraft, type StoredDocument, toPublishedId, toTitle } from "./stored-document.ts";

/** Every layer by its id. */
export type DocumentsById = ReadonlyMap<string, StoredDocument>;

/** References that visitors cannot follow: to a document that is gone, or to one that is not published. */
export function checkReferences(document: StoredDocument, documents: DocumentsById): Defect[] {
  const broken = readContents(document).references.filter(({ id }) => !documents.has(id));
  return broken.flatMap(({ id, path }) => {
    const draft = documents.get(`drafts.${id}`);
    if (!draft) return [{ detail: "It refers to a document that is gone.", path }];
    // A document may refer to itself before it is published.
    if (isDraft(document) && toPublishedId(document._id) === id) return [];
    return [{ detail: `It refers to “${toTitle(draft)}”, which is not published.`, path }];
  });
}
