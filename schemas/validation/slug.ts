import type { SlugRule, SlugValue } from "sanity";
import { textOf } from "./field-values.ts";
import { requireRedirect } from "./require-redirect.ts";
import { requireUnique } from "./require-unique.ts";

/** A page's slug, generated from another field. Sanity's own uniqueness check wouldn't name the other document. */
export const slugOptions = (field: string) => ({
  source: (document: object) => textOf(document, field)?.replace(tagsAndApostrophes, "") ?? "",
  maxLength: 96,
  isUnique: () => true,
});

/** Sanity would write “less-than-b-greater-than” for `<b>`, and “what-s” for “what’s”. */
const tagsAndApostrophes = /<\/?[a-z][^<>]*>|['’]/gi;

/** A slug that no other document of the type has, and no page of the site's own. `name` is the type's name for editors. */
export const slugAddress =
  (type: string, name: string, reserved: readonly string[] = []) =>
  (rule: SlugRule) => [
    // Not `required()`, which would also ask for the slug's `current` and call it “Required”.
    rule.custom<SlugValue>((slug) => slug !== undefined || `Give the ${name} an address.`),
    rule.custom<SlugValue>(
      (slug) =>
        !slug?.current ||
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug.current) ||
        "An address can only contain lowercase letters, numbers, and single hyphens.",
    ),
    rule.custom<SlugValue>(
      (slug) =>
        !reserved.includes(slug?.current ?? "") ||
        `Another page of the site has this address. Use one such as “${slug?.current}-${name}”.`,
    ),
    rule.custom<SlugValue>((slug, context) => requireUniqueSlug(type)(slug?.current, context)),
    rule.custom<SlugValue>(requireRedirect).warning(),
  ];

const requireUniqueSlug = (type: string) =>
  requireUnique({ types: [type], field: "slug.current", what: "this address" });
