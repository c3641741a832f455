import { defineField } from "sanity";
import { productHandle } from "../validation/product-handle.ts";
import { slugAddress, slugOptions } from "../validation/slug.ts";

/** How a course is reached, priced and found. */
export const courseShopFields = [
  defineField({
    name: "slug",
    title: "Address",
    type: "slug",
    description: "The end of the page's address: /courses/…",
    options: slugOptions("title"),
    group: "shop",
    validation: slugAddress("course", "course"),
  }),
  defineField({
    name: "handle",
    title: "Shopify handle",
    type: "string",
    description:
      "Joins this page with its product in Shopify, where the price is kept. Copy it from the product.",
    group: "shop",
    validation: productHandle("Without a handle the page cannot show a price."),
  }),
  defineField({
    name: "thinkificId",
    title: "Id at the learning site",
    type: "string",
    description:
      "Opens the course for its learners at Thinkific. A bundle has none: its courses have theirs.",
    group: "shop",
    hidden: ({ document }) => document?.["type"] === "bundle",
    validation: (rule) =>
      rule
        .custom((id, { document }) => Boolean(id) || document?.["type"] === "bundle" || "missing")
        .warning("Without it learners cannot open the course."),
  }),
  defineField({
    name: "meta",
    title: "Search and sharing",
    type: "metadata",
    description: "What search engines and shared links show. Empty fields use the page's own words.",
    group: "shop",
  }),
  defineField({
    name: "giftMeta",
    title: "As a gift",
    type: "metadata",
    description:
      "The course among the gifts on /gifts: its title, its description, and what people search for. Empty fields use the course's own.",
    group: "shop",
  }),
];
