import { defineField } from "sanity";

/** How a course is reached, priced and found. */
export const courseShopFields = [
  defineField({
    name: "slug",
    title: "Address",
    type: "slug",
    description: "The end of the page's address: /courses/…",
    options: { source: "title", maxLength: 96 },
    group: "shop",
    validation: (rule) => rule.required().error("Give the course an address."),
  }),
  defineField({
    name: "handle",
    title: "Shopify handle",
    type: "string",
    description:
      "Joins this page with its product in Shopify, where the price is kept. Copy it from the product.",
    group: "shop",
    validation: (rule) => [
      rule.required().error("Without a handle the page cannot show a price."),
      rule.regex(/^[a-z0-9][a-z0-9-]*$/).error("A handle has only small letters, digits and hyphens."),
    ],
  }),
  defineField({
    name: "thinkificId",
    title: "Id at the learning site",
    type: "string",
    description:
      "Opens the course for its learners at Thinkific. A bundle has none: its courses have theirs.",
    group: "shop",
    hidden: ({ document }) => document?.["type"] === "bundle",
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
    title: "Search and sharing as a gift",
    type: "metadata",
    description: "The same for the page that sells the course as a gift. Empty fields use those above.",
    group: "shop",
  }),
];
