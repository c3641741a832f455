import { CheckmarkCircleIcon, CircleIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../validation/required-text.ts";

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
      validation: requiredText("Write the answer."),
    }),
    defineField({
      name: "isCorrect",
      title: "Is this the correct answer?",
      type: "boolean",
      description: "One answer is correct, unless the question says that several are.",
      initialValue: false,
    }),
    defineField({
      name: "image",
      title: "Image",
      type: "figure",
      description: "Shown above the text. If one answer has an image, give every answer one. Optional.",
    }),
  ],
  preview: {
    select: { title: "text", isCorrect: "isCorrect", image: "image" },
    prepare: ({ title, isCorrect, image }) => ({
      title,
      subtitle: isCorrect ? "Right" : "Wrong",
      media: image ?? (isCorrect ? CheckmarkCircleIcon : CircleIcon),
    }),
  },
});
