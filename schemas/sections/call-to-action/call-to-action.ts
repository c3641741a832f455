import { RocketIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../../validation/required-text.ts";

export const callToAction = defineType({
  name: "callToAction",
  title: "Call to action",
  type: "object",
  icon: RocketIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "One sentence.",
      validation: requiredText("Give the section a title."),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "One or two sentences. Optional.",
    }),
    defineField({
      name: "link",
      title: "Link",
      type: "namedLink",
      description: "Where visitors go, and what the link says.",
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Call to action" }) },
});
