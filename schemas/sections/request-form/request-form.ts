import { ComposeIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../../validation/required-text.ts";
import { pageRequestKinds } from "../../vocabulary/request-kinds.ts";

export const requestForm = defineType({
  name: "requestForm",
  title: "Request form",
  type: "object",
  icon: ComposeIcon,
  fields: [
    defineField({
      name: "form",
      title: "Form",
      type: "string",
      options: { list: [...pageRequestKinds], layout: "radio" },
      description:
        "What people ask for. It decides which fields the form has. Requests go to the support address in the site settings.",
      validation: (rule) => rule.required().error("Choose a form."),
    }),
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "The heading above the form. In a page's first section, it's the page's heading.",
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
  preview: {
    select: { title: "title", form: "form" },
    prepare: ({ title, form }) => ({
      title,
      subtitle: pageRequestKinds.find(({ value }) => value === form)?.title ?? "Request form",
    }),
  },
});
