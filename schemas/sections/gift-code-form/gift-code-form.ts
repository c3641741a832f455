import { UnlockIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../../validation/required-text.ts";

export const giftCodeForm = defineType({
  name: "giftCodeForm",
  title: "Gift code form",
  type: "object",
  icon: UnlockIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description:
        "The heading above the form. In a page's first section, it's the page's heading. The form asks for the code, shows the gift, and asks who's going to learn.",
      validation: requiredText("Give the form a title."),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "One or two sentences. Optional.",
    }),
    defineField({
      name: "image",
      title: "Image",
      type: "figure",
      description: "Shown below the text, in a page's first section only. Optional.",
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Gift code form" }) },
});
