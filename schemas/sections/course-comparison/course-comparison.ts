import { ControlsIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { requiredText } from "../../validation/required-text.ts";

export const courseComparison = defineType({
  name: "courseComparison",
  title: "Comparison of courses",
  type: "object",
  icon: ControlsIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "The table's heading.",
      validation: requiredText("Give the comparison a title."),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "One or two sentences. Optional.",
    }),
    defineField({
      name: "courses",
      title: "Courses",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "course" }] })],
      description:
        "One row each, in this order. Everything in the rows comes from the courses, and prices from Shopify.",
      validation: (rule) => [
        rule.required().min(2).error("Choose at least two courses to compare."),
        rule.unique().error("List each course once."),
      ],
    }),
  ],
  preview: {
    select: { title: "title" },
    prepare: ({ title }) => ({ title, subtitle: "Comparison of courses" }),
  },
});
