import { getPublishedId, type ValidationContext } from "sanity";
import { rawClient } from "./clients.ts";
import type { Finding } from "./finding.ts";

interface Uniqueness {
  /** Document types that share unique values. */
  types: readonly string[];
  /** The field's path in a document, such as `slug.current`. */
  field: string;
  /** What must be unique, such as “this handle”. */
  what: string;
}

const name = "coalesce(title, name, gloss, question, from, path, _id)";

/** Checks that no other document, draft or version has the same value. Versions of the same document don't count. */
export function isTheOnlyOne({ types, field, what }: Uniqueness) {
  // The Studio's lists show a draft's title.
  const query = `*[_type in $types && ${field} == $value && !sanity::versionOf($id)][0]{
    "name": coalesce(*[_id == "drafts." + ^._id][0]{ "name": ${name} }.name, ${name})
  }.name`;
  return async (value: unknown, context: ValidationContext): Promise<Finding> => {
    if (typeof value !== "string" || value === "" || !context.document) return true;
    const id = getPublishedId(context.document._id);
    const duplicateTitle = await rawClient(context).fetch<string | null>(query, { types, id, value });
    return duplicateTitle === null || `“${duplicateTitle}” already has ${what}. Choose another one.`;
  };
}
