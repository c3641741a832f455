import { EnvelopeIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../../validation/required-text.ts";

export const emailSignup = defineType({
  name: "emailSignup",
  title: "Email signup",
  type: "object",
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "What people get, in a few words. The form and the consent text are added below it.",
      validation: requiredText("Give the signup box a title."),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "One or two sentences. Optional.",
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Email signup" }) },
});
