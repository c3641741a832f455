import { CheckmarkCircleIcon, CircleIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";

export const quizAnswer = defineType({
  name: "quizAnswer",
  title: "Answer",
  type: "object",
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({
      name: "text",
      title: "Text",
      type: "string",
      description: "Short enough for a button on a phone.",
      validation: (rule) => rule.required().error("Write the answer."),
    }),
    defineField({
      name: "isCorrect",
      title: "Is this the correct answer?",
      type: "boolean",
      description: "Each question has exactly one correct answer.",
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: "text", isCorrect: "isCorrect" },
    prepare: ({ title, isCorrect }) => ({
      title,
      subtitle: isCorrect ? "Right" : "Wrong",
      media: isCorrect ? CheckmarkCircleIcon : CircleIcon,
    }),
  },
});
