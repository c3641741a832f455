import { BookIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";

export const bookShelf = defineType({
  name: "bookShelf",
  title: "Shelf of books",
  type: "object",
  icon: BookIcon,
  fields: [
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
      name: "kind",
      title: "Which books",
      type: "string",
      options: {
        list: [
          { title: "Our own workbooks", value: "own" },
          { title: "Books we recommend", value: "recommended" },
          { title: "All", value: "all" },
        ],
        layout: "radio",
      },
      initialValue: "own",
      description: "The shelf fills itself, in the order of the books' places.",
      validation: (rule) => rule.required().error("Say which books stand on the shelf."),
    }),
    defineField({
      name: "audience",
      title: "For whom",
      type: "string",
      options: {
        list: [
          { title: "Adults", value: "adult" },
          { title: "Kids", value: "kids" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      description: "Leave empty to show the books of both.",
    }),
  ],
  preview: {
    select: { title: "title", kind: "kind", audience: "audience" },
    prepare: ({ title, kind, audience }) => ({
      title,
      subtitle: ["Books", kind, audience].filter(Boolean).join(" · "),
    }),
  },
});
