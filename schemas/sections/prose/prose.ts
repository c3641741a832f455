import { TextIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";

export const prose = defineType({
  name: "prose",
  title: "Text",
  type: "object",
  icon: TextIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "The text's heading. Optional.",
    }),
    defineField({
      name: "body",
      title: "Text",
      type: "storyText",
      description: "As long as necessary, with images, videos, and tables.",
      validation: (rule) => rule.required().error("Write the text."),
    }),
  ],
  preview: {
    select: { title: "title", body: "body" },
    prepare: ({ title, body }) => ({ title: title ?? "Text", subtitle: body?.length ? "Text" : "Empty" }),
  },
});
