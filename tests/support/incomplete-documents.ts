import type { WrittenDocument } from "./document-checks.ts";
import { listFields, setField, toFieldName } from "./document-fields.ts";

export interface IncompleteDocument {
  /** The path of the missing field, such as `page.sections[film].video`. */
  without: string;
  document: WrittenDocument;
}

/** Every variant of a document in which one field, at any depth, is missing. */
export function toIncompleteDocuments(document: WrittenDocument): IncompleteDocument[] {
  return listFields(document).map(({ path }) => {
    const copy = structuredClone(document);
    setField(copy, path);
    return { without: document._type + toFieldName(path), document: copy };
  });
}
