import { HelpCircleIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { textOf } from "../../validation/field-values.ts";
import { requiredText } from "../../validation/required-text.ts";
import { faqCategories } from "../../vocabulary/faq-categories.ts";

export const questions = defineType({
  name: "questions",
  title: "Questions and answers",
  type: "object",
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "The section's heading.",
      validation: requiredText("Give the section a title."),
    }),
    defineField({
      name: "items",
      title: "Questions",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "faq" }] })],
      description: "In display order. Leave empty to show all questions of a subject.",
      validation: (rule) => [
        rule.unique().error("List each question once."),
        rule.custom(
          (items, { parent }) =>
            Boolean(items?.length) ||
            textOf(parent, "category") !== undefined ||
            "Choose questions here, or a subject below.",
        ),
      ],
    }),
    defineField({
      name: "category",
      title: "Subject",
      type: "string",
      options: { list: [...faqCategories] },
      description: "Shows all of its questions when none are chosen above.",
    }),
  ],
  preview: {
    select: { title: "title", category: "category" },
    prepare: ({ title, category }) => ({
      title,
      subtitle: category ? `Questions about ${category}` : "Questions",
    }),
  },
});
