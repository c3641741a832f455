import { BarChartIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { quizResultFields } from "./quiz-result-fields.ts";

export const quizBand = defineType({
  name: "quizBand",
  title: "Result",
  type: "object",
  icon: BarChartIcon,
  fields: [
    defineField({
      name: "from",
      title: "From",
      type: "number",
      description: "The lowest score in percent. 0 for the first result.",
      validation: (rule) => rule.required().error("Enter the lowest score of this result."),
    }),
    defineField({
      name: "to",
      title: "To",
      type: "number",
      description: "The highest score in percent. 100 for the last result.",
      validation: (rule) => rule.required().error("Enter the highest score of this result."),
    }),
    ...quizResultFields,
  ],
  preview: {
    select: { title: "title", from: "from", to: "to" },
    prepare: ({ title, from, to }) => ({ title, subtitle: `${from ?? "?"} to ${to ?? "?"} percent` }),
  },
});
