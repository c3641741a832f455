import { defineArrayMember, defineField } from "sanity";
import { listOf } from "../validation/field-values.ts";
import { isIsbn13 } from "../validation/isbn.ts";
import { checkPageCounts } from "../validation/page-counts.ts";
import { positiveInteger } from "../validation/positive-integer.ts";

/** A book's facts, for comparison. */
export const bookFactsFields = [
  defineField({
    name: "format",
    title: "Format",
    type: "string",
    options: {
      list: [
        { title: "Paperback", value: "paperback" },
        { title: "Hardcover", value: "hardcover" },
        { title: "Spiral bound", value: "Spiral bound" },
      ],
      layout: "radio",
      direction: "horizontal",
    },
    description: "How the book is bound. Visitors can list books by it.",
    group: "facts",
  }),
  defineField({
    name: "pages",
    title: "Pages",
    type: "number",
    description: "As the publisher counts them.",
    group: "facts",
    validation: (rule) => [
      positiveInteger(rule),
      rule.custom((pages, { document }) => checkPageCounts(pages, listOf(document, "details"))).warning(),
    ],
  }),
  defineField({
    name: "isbn",
    title: "ISBN",
    type: "string",
    description: "The 13 digits on the back, with or without hyphens. Our own workbooks may have none.",
    group: "facts",
    validation: (rule) =>
      rule
        .custom((isbn) => !isbn || isIsbn13(isbn) || "refused")
        .error("This isn't a valid 13-digit ISBN. Compare it with the back of the book."),
  }),
  defineField({
    name: "publisher",
    title: "Publisher",
    type: "string",
    description: "The company that published it.",
    group: "facts",
  }),
  defineField({
    name: "language",
    title: "Language",
    type: "string",
    description: "The language it's written in, such as “English”.",
    initialValue: "English",
    group: "facts",
  }),
  defineField({
    name: "weight",
    title: "Weight",
    type: "string",
    description: "With the unit, such as “1.2 lb”.",
    group: "facts",
  }),
  defineField({
    name: "dimensions",
    title: "Dimensions",
    type: "string",
    description: "Width, height, and thickness with the unit, such as “8.5 × 11 × 0.5 in”.",
    group: "facts",
  }),
  defineField({
    name: "details",
    title: "Details",
    type: "array",
    of: [defineArrayMember({ type: "labelledValue" })],
    description: "Shown to shoppers as a list: Format, Pages, Language, Weight, Dimensions, Publisher.",
    group: "facts",
  }),
  defineField({
    name: "stats",
    title: "At a glance",
    type: "array",
    of: [defineArrayMember({ type: "labelledValue" })],
    description: "Two or three numbers in large type, such as “800+ signs”. Only what we can prove.",
    group: "facts",
  }),
];
