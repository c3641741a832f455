import { TaskIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { checkBands } from "../validation/quiz-bands.ts";
import { slugAddress, slugOptions } from "../validation/slug.ts";
import { isTheOnlyOne } from "../validation/unique.ts";

export const quiz = defineType({
  name: "quiz",
  title: "Quiz",
  type: "document",
  icon: TaskIcon,
  groups: [
    { name: "opening", title: "Opening", default: true },
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
      validation: (rule) => rule.required().error("Give the quiz a title."),
    }),
    defineField({
      name: "introduction",
      title: "Introduction",
      type: "text",
      rows: 3,
      description: "How long it takes and what a visitor gets out of it.",
      group: "opening",
    }),
    defineField({
      name: "image",
      title: "Picture",
      type: "figure",
      description: "Beside the title and when the quiz is shared.",
      group: "opening",
    }),
    defineField({
      name: "questions",
      title: "Questions",
      type: "array",
      of: [defineArrayMember({ type: "quizQuestion" })],
      description: "In the order they are asked. Five to ten keep a visitor's patience.",
      group: "questions",
      validation: (rule) => rule.required().min(1).error("Ask at least one question."),
    }),
    defineField({
      name: "bands",
      title: "Results by score",
      type: "array",
      of: [defineArrayMember({ type: "quizBand" })],
      description: "What a visitor reads for their score. Together they cover 0 to 100 percent.",
      group: "results",
      validation: (rule) => [
        rule.required().min(1).error("Give at least one result."),
        rule.custom((bands) => !bands?.length || checkBands(bands)),
      ],
    }),
    defineField({
      name: "quizId",
      title: "Quiz id",
      type: "string",
      description: "Names the quiz in statistics. Choose it once and keep it.",
      group: "search",
      validation: (rule) => [
        rule.required().error("Give the quiz an id for statistics."),
        rule.custom(isTheOnlyOne({ types: ["quiz"], field: "quizId", what: "this id" })),
      ],
    }),
    defineField({
      name: "slug",
      title: "Address",
      type: "slug",
      description: "The end of the quiz's address: /quizzes/…",
      options: slugOptions("title"),
      group: "search",
      validation: slugAddress("quiz", "quiz"),
    }),
    defineField({
      name: "meta",
      title: "Search and sharing",
      type: "metadata",
      description: "What search engines and shared links show. Empty fields use the quiz's own words.",
      group: "search",
    }),
  ],
  preview: { select: { title: "title", subtitle: "introduction", media: "image" } },
});
