import { UsersIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { checkOpeningAnswers } from "../validation/quiz-answers.ts";
import { requiredText } from "../validation/required-text.ts";

export const quizOpening = defineType({
  name: "quizOpening",
  title: "Question before the others",
  type: "object",
  icon: UsersIcon,
  fields: [
    defineField({
      name: "prompt",
      title: "Question",
      type: "string",
      description: "One plain sentence, such as “Who is it for?”",
      validation: requiredText("Write the question."),
    }),
    defineField({
      name: "answers",
      title: "Answers",
      type: "array",
      of: [defineArrayMember({ type: "quizOpeningAnswer" })],
      description: "Two to six. None of them is right or wrong.",
      validation: (rule) => [
        rule.required().error("Add the answers."),
        rule.custom((answers) => answers === undefined || checkOpeningAnswers(answers)),
      ],
    }),
  ],
  preview: {
    select: { title: "prompt", answers: "answers" },
    prepare: ({ title, answers }) => ({ title, subtitle: `${answers?.length ?? 0} answers` }),
  },
});
