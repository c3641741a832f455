import { HeartIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";

export const giftShelf = defineType({
  name: "giftShelf",
  title: "Shelf of gifts",
  type: "object",
  icon: HeartIcon,
  fields: [
    defineField({
      name: "anchor",
      title: "Anchor",
      type: "string",
      description: "Links such as /gifts#Choose jump here. Letters only. Optional.",
      validation: (rule) => rule.regex(/^[A-Za-z]+$/).error("An anchor has letters only."),
    }),
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "Heads the shelf, which fills itself with every course and bundle that's sold as a gift.",
      validation: (rule) => rule.required().error("Give the shelf a title."),
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
