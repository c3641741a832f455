import type { StringRule } from "sanity";
import { requireUnique } from "./require-unique.ts";

const requireUniqueHandle = requireUnique({
  types: ["course", "book"],
  field: "handle",
  what: "this handle",
});

/** A Shopify handle, used by only one document. */
export const productHandle = (missing: string) => (rule: StringRule) => [
  rule.required().error(missing),
  rule
    .regex(/^[a-z0-9][a-z0-9-]*$/)
    .error("A handle can only contain lowercase letters, numbers, and hyphens."),
  rule.custom(requireUniqueHandle),
];
