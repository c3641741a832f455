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
      description: "Heads the text. Optional.",
    }),
    defineField({
      name: "body",
      title: "Text",
      type: "storyText",
      description: "As long as it needs to be, with pictures and videos.",
      validation: (rule) => rule.required().error("Write the text."),
    }),
  ],
  preview: {
    select: { title: "title", body: "body" },
    prepare: ({ title, body }) => ({ title: title ?? "Text", subtitle: body?.length ? "Text" : "Empty" }),
  },
});
