import { ArrowRightIcon, StarIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../validation/required-text.ts";

export const quizOpeningAnswer = defineType({
  name: "quizOpeningAnswer",
  title: "Answer",
  type: "object",
  icon: ArrowRightIcon,
  fields: [
    defineField({
      name: "text",
      title: "Text",
      type: "string",
      description: "Short enough for a button on a phone.",
      validation: requiredText("Write the answer."),
    }),
    defineField({
      name: "result",
      title: "Ends the quiz with this result",
      type: "quizResult",
      description: "Leave it empty to go on to the questions.",
      options: { collapsible: true, collapsed: true },
    }),
  ],
  preview: {
    select: { title: "text", result: "result.title" },
    prepare: ({ title, result }) => ({
      title,
      subtitle: result ? `Ends with “${result}”` : "Goes on to the questions",
      media: result ? StarIcon : ArrowRightIcon,
    }),
  },
});
