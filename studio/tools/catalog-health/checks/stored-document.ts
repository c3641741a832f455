import { titleFields } from "@shop/schemas/title-fields.ts";

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

/** A document's title for editors. */
export function toTitle(document: StoredDocument): string {
  const name = titleFields
    .map((field) => document[field])
    .find((value) => typeof value === "string" && value !== "");
  return typeof name === "string" ? name : toPublishedId(document._id);
}
