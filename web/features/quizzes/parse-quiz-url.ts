import { z } from "zod";
import type { Quiz } from "#content/content-types.ts";
import { openingField, type QuizAnswers, toQuestions } from "./score-quiz.ts";

const chosenSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((chosen) => [chosen].flat())
  .catch([]);

type QuizQuery = Readonly<Record<string, string | string[] | undefined>>;

export interface QuizSubmission {
  /** The key of the answer to the opening question. */
  opening: string | null;
  answers: QuizAnswers;
}

/** A visitor's answers, from the query of a result's address. Anything that the quiz doesn't have is dropped. */
export function parseQuizAnswers(
  quiz: Pick<Quiz, "opening" | "questions">,
  query: QuizQuery,
): QuizSubmission {
  const toChosen = (field: string, answers: readonly { _key: string }[] | null) => {
    const chosen = new Set(chosenSchema.parse(query[field]));
    return (answers ?? []).map(({ _key }) => _key).filter((key) => chosen.has(key));
  };
  const answers = toQuestions(quiz).map((question) => [
    question._key,
    toChosen(question._key, question.answers),
  ]);
  return {
    opening: toChosen(openingField, quiz.opening?.answers ?? null)[0] ?? null,
    answers: Object.fromEntries(answers.filter(([, chosen = []]) => chosen.length > 0)),
  };
}

/** The score in the address of a shared result; null unless the quiz has at least as many questions. */
export function parseSharedScore(value: string, count: number): number | null {
  const score = z
    .stringFormat("score", /^(0|[1-9]\d?)$/)
    .transform(Number)
    .pipe(z.number().max(count))
    .safeParse(value);
  return score.success && count > 0 ? score.data : null;
}
