import type { WrittenDocument } from "./document-checks.ts";
import { listFields, setField, toFieldName } from "./document-fields.ts";

export interface MistypedDocument {
  /** The path of the field, and its value, such as `blogPost.title = {}`. */
  having: string;
  document: WrittenDocument;
}

/** Every variant of a document in which one field, at any depth, has a value of another type. */
export function toMistypedDocuments(document: WrittenDocument): MistypedDocument[] {
  return listFields(document).map(({ path, value }) => {
    const copy = structuredClone(document);
    const other = toOtherType(value);
    setField(copy, path, other);
    return { having: `${document._type}${toFieldName(path)} = ${JSON.stringify(other)}`, document: copy };
  });
}

function toOtherType(value: unknown): unknown {
  if (Array.isArray(value)) return [null, 5, {}];
  return typeof value === "string" ? {} : "x";
}
