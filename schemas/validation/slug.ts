import type { SlugRule, SlugValue } from "sanity";
import { isTheOnlyOne } from "./unique.ts";

/** The end of a page's address, made from another field. Sanity's own check of its uniqueness would not name the twin. */
export const slugOptions = (source: string) => ({ source, maxLength: 96, isUnique: () => true });

/** An address in small letters that no other document of the type has; `name` is the type's, as editors say it. */
export const slugAddress = (type: string, name: string) => (rule: SlugRule) => [
  rule.required().error(`Give the ${name} an address.`),
  rule.custom<SlugValue>(
    (slug) =>
      !slug?.current ||
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug.current) ||
      "An address has small letters and digits, with single hyphens between them.",
  ),
  rule.custom<SlugValue>((slug, context) => isUniqueSlug(type)(slug?.current, context)),
];

const isUniqueSlug = (type: string) =>
  isTheOnlyOne({ types: [type], field: "slug.current", what: "this address" });
