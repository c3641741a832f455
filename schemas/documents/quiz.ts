import { TaskIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { checkBands } from "../validation/quiz-bands.ts";
import { slugAddress, slugOptions } from "../validation/slug.ts";
import { requireUnique } from "../validation/require-unique.ts";
import { positionField } from "../objects/position-field.ts";
import { requiredText } from "../validation/required-text.ts";

/** A visitor's answers have to fit into the address of their result. */
const maxQuestions = 30;

export const quiz = defineType({
  name: "quiz",
  title: "Quiz",
  type: "document",
  icon: TaskIcon,
  groups: [
    { name: "opening", title: "Introduction", default: true },
    { name: "questions", title: "Questions" },
    { name: "results", title: "Results" },
    { name: "search", title: "Address and search" },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "A question is best, such as “Which course should I start with?”",
      group: "opening",
      validation: requiredText("Give the quiz a title."),
    }),
    defineField({
      name: "introduction",
      title: "Introduction",
      type: "text",
      rows: 3,
      description: "How long it takes and what visitors get out of it.",
      group: "opening",
    }),
    defineField({
      name: "image",
      title: "Image",
      type: "figure",
      description: "Shown beside the title and in shared links.",
      group: "opening",
    }),
    positionField("order"),
    defineField({
      name: "opening",
      title: "A question before the others",
      type: "quizOpening",
      description:
        "For a question without a right answer, such as “Who is it for?”. Each answer goes on to the questions or ends the quiz with a result of its own. Optional.",
      group: "questions",
    }),
    defineField({
      name: "questions",
      title: "Questions",
      type: "array",
      of: [defineArrayMember({ type: "quizQuestion" })],
      description: "In the order they're asked. Five to ten work best.",
      group: "questions",
      validation: (rule) => [
        rule.required().min(1).error("Add at least one question."),
        rule.max(maxQuestions).error(`Ask at most ${maxQuestions} questions.`),
      ],
    }),
    defineField({
      name: "bands",
      title: "Results by score",
      type: "array",
      of: [defineArrayMember({ type: "quizBand" })],
      description: "The text for each score. Together, the results cover 0 to 100 percent.",
      group: "results",
      validation: (rule) => [
        rule.required().min(1).error("Add at least one result."),
        rule.custom((bands) => !bands?.length || checkBands(bands)),
      ],
    }),
    defineField({
      name: "quizId",
      title: "Quiz ID",
      type: "string",
      description: "The quiz's name in statistics. Don't change it later.",
      group: "search",
      validation: (rule) => [
        requiredText("Give the quiz an ID for statistics.")(rule),
        rule.custom(requireUnique({ types: ["quiz"], field: "quizId", what: "this ID" })),
      ],
    }),
    defineField({
      name: "slug",
      title: "Address",
      type: "slug",
      description: "The last part of the quiz's address: /quizzes/…",
      options: slugOptions("title"),
      group: "search",
      validation: slugAddress("quiz", "quiz"),
    }),
    defineField({
      name: "meta",
      title: "Search and sharing",
      type: "metadata",
      description: "Shown in search results and shared links. Empty fields use the quiz's own text.",
      group: "search",
    }),
  ],
  preview: { select: { title: "title", subtitle: "introduction", media: "image" } },
});
