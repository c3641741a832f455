import type { StringRule } from "sanity";
import { isTheOnlyOne } from "./unique.ts";

const isFree = isTheOnlyOne({ types: ["course", "book"], field: "handle", what: "this handle" });

/** Shopify's name of a product, which one document has. */
export const productHandle = (missing: string) => (rule: StringRule) => [
  rule.required().error(missing),
  rule.regex(/^[a-z0-9][a-z0-9-]*$/).error("A handle has only small letters, digits and hyphens."),
  rule.custom(isFree),
];
