import { StarIcon } from "@sanity/icons";
import { defineType } from "sanity";
import { quizResultFields } from "./quiz-result-fields.ts";

export const quizResult = defineType({
  name: "quizResult",
  title: "Result",
  type: "object",
  icon: StarIcon,
  fields: quizResultFields,
  preview: { select: { title: "title", subtitle: "text" } },
});
