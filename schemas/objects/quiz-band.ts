import { BarChartIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";

export const quizBand = defineType({
  name: "quizBand",
  title: "Result",
  type: "object",
  icon: BarChartIcon,
  fields: [
    defineField({
      name: "from",
      title: "From",
      type: "number",
      description: "The lowest score in percent. 0 for the first result.",
      validation: (rule) => rule.required().error("Enter the lowest score of this result."),
    }),
    defineField({
      name: "to",
      title: "To",
      type: "number",
      description: "The highest score in percent. 100 for the last result.",
      validation: (rule) => rule.required().error("Enter the highest score of this result."),
    }),
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "Kind and honest, such as “You know your way around”.",
      validation: (rule) => rule.required().error("Give the result a title."),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "What the score means and what to do next.",
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
      description: "In display order. Prices come from Shopify.",
      validation: (rule) => rule.unique().error("List each course or book once."),
    }),
  ],
  preview: {
    select: { title: "title", from: "from", to: "to" },
    prepare: ({ title, from, to }) => ({ title, subtitle: `${from ?? "?"} to ${to ?? "?"} percent` }),
  },
});
