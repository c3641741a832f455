/** A document as the lake stores it: one layer, published or draft. */
export interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

const draftPrefix = "drafts.";

export const isDraft = ({ _id }: StoredDocument): boolean => _id.startsWith(draftPrefix);

export const toPublishedId = (id: string): string =>
  id.startsWith(draftPrefix) ? id.slice(draftPrefix.length) : id;

/** The fields that name a document, whatever its type, the first that is filled. */
const names = ["title", "question", "gloss", "promotionName", "text", "name", "path", "from"];

/** What an editor knows the document by. */
export function toTitle(document: StoredDocument): string {
  const name = names
    .map((field) => document[field])
    .find((value) => typeof value === "string" && value !== "");
  return typeof name === "string" ? name : toPublishedId(document._id);
}
