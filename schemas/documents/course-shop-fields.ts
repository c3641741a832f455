import { defineField } from "sanity";
import { productHandle } from "../validation/product-handle.ts";
import { slugAddress, slugOptions } from "../validation/slug.ts";
import { requireUnique } from "../validation/require-unique.ts";

const requireUniqueLearningSiteId = requireUnique({
  types: ["course"],
  field: "thinkificId",
  what: "this ID",
});

/** A course's address, price and metadata. */
export const courseShopFields = [
  defineField({
    name: "slug",
    title: "Address",
    type: "slug",
    description: "The last part of the page's address: /courses/…",
    options: slugOptions("title"),
    group: "shop",
    validation: slugAddress("course", "course"),
  }),
  defineField({
    name: "handle",
    title: "Shopify handle",
    type: "string",
    description:
      "Connects this page to its Shopify product, which has the price. Search for the product, or type its handle.",
    group: "shop",
    validation: productHandle("Without a handle, the page can't show a price."),
  }),
  defineField({
    name: "thinkificId",
    title: "Learning site ID",
    type: "string",
    description:
      "Opens the course for its learners on Thinkific. Bundles have none, because their courses do.",
    group: "shop",
    // A course that became a bundle still has its ID, which another course may need.
    hidden: ({ document, value }) => document?.["type"] === "bundle" && !value,
    validation: (rule) => [
      rule
        .custom((id, { document }) => Boolean(id) || document?.["type"] === "bundle" || "missing")
        .warning("Without it, learners can't open the course."),
      rule.custom(requireUniqueLearningSiteId),
    ],
  }),
  defineField({
    name: "meta",
    title: "Search and sharing",
    type: "metadata",
    description: "Shown in search results and shared links. Empty fields use the page's own text.",
    group: "shop",
  }),
  defineField({
    name: "giftMeta",
    title: "As a gift",
    type: "metadata",
    description:
      "The course as a gift on /gifts: its title, description, and search keywords. Empty fields use the course's own.",
    group: "shop",
  }),
];
