import { BlockquoteIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";

export const testimonials = defineType({
  name: "testimonials",
  title: "Reviews",
  type: "object",
  icon: BlockquoteIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "The section's heading. Optional.",
    }),
    defineField({
      name: "items",
      title: "Reviews",
      type: "array",
      of: [defineArrayMember({ type: "review" })],
      description: "Word for word, from people who agreed. The first is the largest.",
    }),
  ],
  preview: {
    select: { title: "title" },
    prepare: ({ title }) => ({ title: title ?? "Reviews", subtitle: "Reviews" }),
  },
});
