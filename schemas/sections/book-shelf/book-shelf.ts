import { BookIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../../validation/required-text.ts";
import { audiences } from "../../vocabulary/audiences.ts";

export const bookShelf = defineType({
  name: "bookShelf",
  title: "List of books",
  type: "object",
  icon: BookIcon,
  fields: [
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
      description: "The list fills itself, in the books' position order.",
      validation: (rule) => rule.required().error("Choose which books to show."),
    }),
    defineField({
      name: "audience",
      title: "Audience",
      type: "string",
      options: {
        list: [...audiences],
        layout: "radio",
        direction: "horizontal",
      },
      description: "Leave empty to show books for both.",
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
