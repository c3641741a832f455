import { EnvelopeIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../../validation/required-text.ts";

export const giftCards = defineType({
  name: "giftCards",
  title: "Gift cards",
  type: "object",
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "The heading above the cards. The shop shows every design that a gift can come with.",
      validation: requiredText("Give the cards a title."),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "One or two sentences. Optional.",
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Gift cards" }) },
});
