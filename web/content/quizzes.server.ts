import "server-only";
import { quizCardProjection, quizPageProjection } from "@shop/schemas/documents/quiz.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const quizQuery = defineQuery(`*[_type == "quiz" && slug.current == $slug][0] ${quizPageProjection}`);
export const quizCardsQuery = defineQuery(
  `*[_type == "quiz" && defined(slug.current)] | order(coalesce(order, 1000) asc, title asc) ${quizCardProjection}`,
);

/** A quiz by its slug, or null. */
export const readQuiz = (slug: string, view: View) =>
  readContent({
    query: quizQuery,
    params: { slug },
    view,
    types: ["quiz", "sign", "freeLesson", "course", "book"],
  });

/** All quizzes as cards. */
export const readQuizCards = (view: View) => readContent({ query: quizCardsQuery, view, types: ["quiz"] });
