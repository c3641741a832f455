import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import type { Quiz } from "#content/content-types.ts";
import { toAbsoluteUrl, toPictureAddress } from "./absolute-url.server.ts";
import { type JsonLdNode, toJsonLdNode } from "./json-ld-node.ts";

/** The quiz fields used here. */
export type QuizInput = Pick<Quiz, "_type" | "slug" | "title" | "introduction" | "image" | "questions">;

type Answers = NonNullable<QuizInput["questions"]>[number]["answers"];

/** A quiz with its questions and their answers; null without a title or slug. */
export function toQuiz(quiz: QuizInput): JsonLdNode | null {
  const path = documentPath(quiz);
  if (!quiz.title || path === null) return null;
  return toJsonLdNode("Quiz", {
    "@id": toAbsoluteUrl(`${path}#quiz`),
    name: quiz.title,
    description: quiz.introduction,
    url: toAbsoluteUrl(path),
    image: toPictureAddress(quiz.image),
    inLanguage: "en",
    hasPart: (quiz.questions ?? []).flatMap(({ prompt, answers }) => {
      const acceptedAnswer = toAnswers(answers, true);
      // A draft's question may not have a right answer yet.
      if (!prompt || acceptedAnswer.length === 0) return [];
      return toJsonLdNode("Question", {
        name: prompt,
        acceptedAnswer,
        suggestedAnswer: toAnswers(answers, false),
      });
    }),
  });
}

const toAnswers = (answers: Answers, isRight: boolean) =>
  (answers ?? []).flatMap(({ text, isCorrect }) =>
    text && (isCorrect === true) === isRight ? [toJsonLdNode("Answer", { text })] : [],
  );
