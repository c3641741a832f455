import type { ValidationContext } from "sanity";
import type { Finding } from "./finding.ts";
import { findPageAt } from "./page-at.ts";

/** A page comes before a redirect with the same address. */
export async function requireNoPage(from: unknown, context: ValidationContext): Promise<Finding> {
  if (typeof from !== "string" || !from.startsWith("/")) return true;
  const title = await findPageAt(from, context);
  return (
    title === null ||
    `“${title}” is still at this address. The redirect starts once that page moves or is unpublished.`
  );
}
