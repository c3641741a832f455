import { getPublishedId, type ValidationContext } from "sanity";
import { rawClient } from "./clients.ts";
import type { Finding } from "./finding.ts";

interface Uniqueness {
  /** Types of documents that share the one space of names. */
  types: readonly string[];
  /** The path of the field within a document, such as `slug.current`. */
  field: string;
  /** What is taken, such as “this handle”. */
  what: string;
}

/** A check that no other document, draft or version has a value; versions of the same document do not count. */
export function isTheOnlyOne({ types, field, what }: Uniqueness) {
  const query = `*[_type in $types && ${field} == $value && !sanity::versionOf($id)][0]{
    "name": coalesce(title, name, gloss, question, from, path, _id)
  }.name`;
  return async (value: unknown, context: ValidationContext): Promise<Finding> => {
    if (typeof value !== "string" || value === "" || !context.document) return true;
    const id = getPublishedId(context.document._id);
    const twin = await rawClient(context).fetch<string | null>(query, { types, id, value });
    return twin === null || `“${twin}” has ${what} already.`;
  };
}
