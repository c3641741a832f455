import { ThLargeIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";

export const courseShelf = defineType({
  name: "courseShelf",
  title: "Shelf of courses",
  type: "object",
  icon: ThLargeIcon,
  fields: [
    defineField({
      name: "anchor",
      title: "Anchor",
      type: "string",
      description: "Links such as /courses#Kids jump here. Letters only. Optional.",
      validation: (rule) => rule.regex(/^[A-Za-z]+$/).error("An anchor has letters only."),
    }),
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "Heads the shelf.",
      validation: (rule) => rule.required().error("Give the shelf a title."),
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
      description: "In the order they stand. Prices come from Shopify.",
      validation: (rule) => [
        rule.min(1).error("Choose at least one course."),
        rule.unique().error("Each course appears once."),
      ],
    }),
  ],
  preview: {
    select: { title: "title", anchor: "anchor" },
    prepare: ({ title, anchor }) => ({ title, subtitle: anchor ? `Shelf #${anchor}` : "Shelf" }),
  },
});
