import { ThLargeIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { requiredText } from "../../validation/required-text.ts";

export const courseShelf = defineType({
  name: "courseShelf",
  title: "List of courses",
  type: "object",
  icon: ThLargeIcon,
  fields: [
    defineField({
      name: "anchor",
      title: "Anchor",
      type: "string",
      description: "Links such as /courses#Kids jump here. Letters only. Optional.",
      validation: (rule) => rule.regex(/^[A-Za-z]+$/).error("An anchor can only contain letters."),
    }),
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "The list's heading.",
      validation: requiredText("Give the list a title."),
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
      description: "In display order. Prices come from Shopify.",
      validation: (rule) => [
        rule.required().min(1).error("Choose at least one course."),
        rule.unique().error("List each course once."),
      ],
    }),
  ],
  preview: {
    select: { title: "title", anchor: "anchor" },
    prepare: ({ title, anchor }) => ({ title, subtitle: anchor ? `Shelf #${anchor}` : "Shelf" }),
  },
});
