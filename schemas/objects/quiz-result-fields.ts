import { defineArrayMember, defineField } from "sanity";
import { requiredText } from "../validation/required-text.ts";

/** What somebody reads at the end of a quiz. */
export const quizResultFields = [
  defineField({
    name: "title",
    title: "Title",
    type: "string",
    description: "Kind and honest, such as “You know your way around”.",
    validation: requiredText("Give the result a title."),
  }),
  defineField({
    name: "text",
    title: "Text",
    type: "text",
    rows: 3,
    description: "What the result means and what to do next.",
  }),
  defineField({
    name: "freeLessons",
    title: "Free lessons to try",
    type: "array",
    of: [defineArrayMember({ type: "reference", to: [{ type: "freeLesson" }] })],
    description: "In display order.",
    validation: (rule) => rule.unique().error("List each lesson once."),
  }),
  defineField({
    name: "recommendedProducts",
    title: "Recommended courses and books",
    type: "array",
    of: [defineArrayMember({ type: "reference", to: [{ type: "course" }, { type: "book" }] })],
    description:
      "In display order. Prices come from Shopify. The page says which courses come before one that has prerequisites.",
    validation: (rule) => rule.unique().error("List each course or book once."),
  }),
];
