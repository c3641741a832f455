import { HeartIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../../validation/required-text.ts";

export const giftShelf = defineType({
  name: "giftShelf",
  title: "List of gifts",
  type: "object",
  icon: HeartIcon,
  fields: [
    defineField({
      name: "anchor",
      title: "Anchor",
      type: "string",
      description: "Links such as /gifts#Choose jump here. Letters only. Optional.",
      validation: (rule) => rule.regex(/^[A-Za-z]+$/).error("An anchor can only contain letters."),
    }),
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description:
        "The heading of the list, which fills itself with every course and bundle that's sold as a gift.",
      validation: requiredText("Give the list a title."),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "One or two sentences. Optional.",
    }),
  ],
  preview: {
    select: { title: "title" },
    prepare: ({ title }) => ({ title, subtitle: "Gifts" }),
  },
});
