import { HelpCircleIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../validation/required-text.ts";

export const questionAndAnswer = defineType({
  name: "questionAndAnswer",
  title: "Question and answer",
  type: "object",
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: "question",
      title: "Question",
      type: "string",
      description: "In a learner's words.",
      validation: requiredText("Write the question."),
    }),
    defineField({
      name: "answer",
      title: "Answer",
      type: "text",
      rows: 4,
      description: "Two or three sentences.",
      validation: requiredText("Write the answer."),
    }),
    defineField({ name: "link", title: "Read more", type: "namedLink", description: "Optional." }),
  ],
  preview: { select: { title: "question", subtitle: "answer" } },
});
