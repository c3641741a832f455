import { HelpCircleIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { slugAddress, slugOptions } from "../validation/slug.ts";
import { requiredText } from "../validation/required-text.ts";
import { faqCategories } from "../vocabulary/faq-categories.ts";
import { positionField } from "../objects/position-field.ts";

export const faq = defineType({
  name: "faq",
  title: "Frequently asked question",
  type: "document",
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: "question",
      title: "Question",
      type: "string",
      description: "In a visitor's words, the way they'd ask a friend.",
      validation: requiredText("Write the question."),
    }),
    defineField({
      name: "slug",
      title: "Anchor",
      type: "slug",
      description: "Links such as /frequently-asked-questions#gift-code open the question.",
      options: slugOptions("question"),
      validation: slugAddress("faq", "question"),
    }),
    defineField({
      name: "answer",
      title: "Answer",
      type: "richText",
      description: "Start with the answer in one sentence, then add details.",
      validation: (rule) => rule.required().error("Write the answer."),
    }),
    defineField({
      name: "category",
      title: "Subject",
      type: "string",
      options: { list: [...faqCategories] },
      description: "The heading that groups it.",
      validation: (rule) => rule.required().error("Choose the question's subject."),
    }),
    positionField("order"),
  ],
  orderings: [
    {
      name: "place",
      title: "Subject and position",
      by: [
        { field: "category", direction: "asc" },
        { field: "order", direction: "asc" },
      ],
    },
  ],
  preview: {
    select: { title: "question", category: "category" },
    prepare: ({ title, category }) => ({
      title,
      subtitle: faqCategories.find(({ value }) => value === category)?.title ?? "No subject yet",
    }),
  },
});
