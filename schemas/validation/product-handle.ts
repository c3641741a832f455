import type { StringRule } from "sanity";
import { isTheOnlyOne } from "./unique.ts";

const isFree = isTheOnlyOne({ types: ["course", "book"], field: "handle", what: "this handle" });

/** A Shopify handle, used by only one document. */
export const productHandle = (missing: string) => (rule: StringRule) => [
  rule.required().error(missing),
  rule
    .regex(/^[a-z0-9][a-z0-9-]*$/)
    .error("A handle can only contain lowercase letters, numbers, and hyphens."),
  rule.custom(isFree),
];
