import { HelpCircleIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { checkAnswers } from "../validation/quiz-answers.ts";

export const quizQuestion = defineType({
  name: "quizQuestion",
  title: "Question",
  type: "object",
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: "prompt",
      title: "Question",
      type: "string",
      description: "One plain sentence.",
      validation: (rule) => rule.required().error("Write the question."),
    }),
    defineField({
      name: "image",
      title: "Image",
      type: "figure",
      description: "Shown above the answers. Optional.",
    }),
    defineField({
      name: "video",
      title: "Video",
      type: "video",
      description: "Shown above the answers. Optional.",
    }),
    defineField({
      name: "answers",
      title: "Answers",
      type: "array",
      of: [defineArrayMember({ type: "quizAnswer" })],
      description: "Two to six, one of them correct.",
      validation: (rule) => [
        rule.required().error("Add the answers."),
        rule.custom((answers) => answers === undefined || checkAnswers(answers)),
      ],
    }),
    defineField({
      name: "explanation",
      title: "Explanation",
      type: "text",
      rows: 3,
      description: "Shown after answering, whether right or wrong.",
    }),
  ],
  preview: {
    select: { title: "prompt", answers: "answers", media: "image" },
    prepare: ({ title, answers, media }) => ({ title, subtitle: `${answers?.length ?? 0} answers`, media }),
  },
});
