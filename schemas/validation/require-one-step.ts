import { getPublishedId, type ValidationContext } from "sanity";
import { publicClient } from "./clients.ts";
import { textOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";
import { checkHop, type Hop } from "./redirects.ts";

const otherHopsQuery = `*[_type == "redirect" && _id != $id && defined(from) && defined(to)]{ from, to }`;

/** Checks that a redirect reaches its target in one step, given all other redirects. */
export async function requireOneStep(to: unknown, context: ValidationContext): Promise<Finding> {
  const from = textOf(context.document, "from");
  if (!context.document || from === undefined || typeof to !== "string" || to === "") return true;
  const id = getPublishedId(context.document._id);
  return checkHop({ from, to }, await publicClient(context).fetch<Hop[]>(otherHopsQuery, { id }));
}
