/** One layer of a document as stored in the lake: published or draft. */
export interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

const draftPrefix = "drafts.";

export const isDraft = ({ _id }: StoredDocument): boolean => _id.startsWith(draftPrefix);

export const toPublishedId = (id: string): string =>
  id.startsWith(draftPrefix) ? id.slice(draftPrefix.length) : id;

/** Fields that name a document of any type. The first nonempty one is used. */
const names = ["title", "question", "gloss", "promotionName", "text", "name", "path", "from"];

/** A document's title for editors. */
export function toTitle(document: StoredDocument): string {
  const name = names
    .map((field) => document[field])
    .find((value) => typeof value === "string" && value !== "");
  return typeof name === "string" ? name : toPublishedId(document._id);
}
