import { OlistIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { requiredText } from "../../validation/required-text.ts";

export const steps = defineType({
  name: "steps",
  title: "Steps",
  type: "object",
  icon: OlistIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "Such as “How a course works”.",
      validation: requiredText("Give the steps a title."),
    }),
    defineField({
      name: "items",
      title: "Steps",
      type: "array",
      of: [defineArrayMember({ type: "feature" })],
      description: "In order.",
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Steps" }) },
});
