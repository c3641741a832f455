import { HelpCircleIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { fieldOf } from "../validation/field-values.ts";
import { checkAnswers } from "../validation/quiz-answers.ts";
import { requiredText } from "../validation/required-text.ts";

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
      validation: requiredText("Write the question."),
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
      name: "hasSeveralAnswers",
      title: "Several answers are right",
      type: "boolean",
      description:
        "Visitors can then choose several. Their answer is right if they choose every right one and no wrong one.",
      initialValue: false,
    }),
    defineField({
      name: "answers",
      title: "Answers",
      type: "array",
      of: [defineArrayMember({ type: "quizAnswer" })],
      description: "Two to six. Mark the right one, or all of the right ones.",
      validation: (rule) => [
        rule.required().error("Add the answers."),
        rule.custom(
          (answers, { parent }) =>
            answers === undefined ||
            checkAnswers(answers, { hasSeveral: fieldOf(parent, "hasSeveralAnswers") === true }),
        ),
      ],
    }),
    defineField({
      name: "explanation",
      title: "Explanation",
      type: "text",
      rows: 3,
      description: "Shown after answering, whether right or wrong.",
    }),
    defineField({
      name: "sign",
      title: "Sign",
      type: "reference",
      to: [{ type: "sign" }],
      description: "The sign that the question is about, shown after answering with its video. Optional.",
    }),
  ],
  preview: {
    select: { title: "prompt", answers: "answers", media: "image" },
    prepare: ({ title, answers, media }) => ({ title, subtitle: `${answers?.length ?? 0} answers`, media }),
  },
});
