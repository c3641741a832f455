import { getPublishedId, isPublishedId, type ValidationContext } from "sanity";
import { titleExpression } from "../title-fields.ts";
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

const name = `coalesce(${titleExpression}, _id)`;

interface Holders {
  /** Whether visitors already find the document by this value. */
  isPublic: boolean | null;
  others: readonly { _id: string; name: string }[];
}

/**
 * Checks that no other document, draft or version has the same value. Versions of the same document don't count. A document that's already
 * public with its value keeps it: what nobody has published with it, such as a duplicate, has to get another one.
 */
export function requireUnique({ types, field, what }: Uniqueness) {
  // The Studio's lists show a draft's title.
  const query = `{
    "isPublic": *[_id == $id][0].${field} == $value,
    "others": *[_type in $types && ${field} == $value && !sanity::versionOf($id)]{
      _id,
      "name": coalesce(*[_id == "drafts." + ^._id][0]{ "name": ${name} }.name, ${name})
    }
  }`;
  return async (value: unknown, context: ValidationContext): Promise<Finding> => {
    if (typeof value !== "string" || value === "" || !context.document) return true;
    const id = getPublishedId(context.document._id);
    const { isPublic, others } = await rawClient(context).fetch<Holders>(query, { types, id, value });
    const duplicate = others.find(({ _id }) => !isPublic || isPublishedId(_id));
    return !duplicate || `“${duplicate.name}” already has ${what}. Choose another one.`;
  };
}
