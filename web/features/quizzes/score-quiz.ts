import type { Quiz, QuizBand, QuizQuestion } from "#content/content-types.ts";

/** The keys of the chosen answers, by the question's key. Unanswered questions are missing. */
export type QuizAnswers = Readonly<Record<string, readonly string[]>>;

/** The name of the opening question's field. Questions have their keys, and Sanity's keys aren't words. */
export const openingField = "opening";

/** The questions that can be answered. A draft may have some without answers. */
export const toQuestions = ({ questions }: Pick<Quiz, "questions">): QuizQuestion[] =>
  (questions ?? []).filter(({ answers }) => answers && answers.length > 0);

/** The keys of a question's right answers. */
export const toRightKeys = ({ answers }: Pick<QuizQuestion, "answers">): string[] =>
  (answers ?? []).filter(({ isCorrect }) => isCorrect === true).map(({ _key }) => _key);

/** Whether exactly the right answers were chosen. */
export function isRight(rightKeys: readonly string[], chosen: readonly string[]): boolean {
  const keys = new Set(chosen);
  return keys.size > 0 && keys.size === rightKeys.length && rightKeys.every((key) => keys.has(key));
}

export interface QuizScore {
  /** The number of questions answered right. */
  points: number;
  count: number;
  /** Whether each question was answered right, in order. */
  marks: readonly boolean[];
}

/** One point for each question answered right. */
export function scoreQuiz(questions: readonly QuizQuestion[], answers: QuizAnswers): QuizScore {
  const marks = questions.map((question) => isRight(toRightKeys(question), answers[question._key] ?? []));
  return { points: marks.filter(Boolean).length, count: questions.length, marks };
}

/** The result for a score, in whole percent; null if an editor left a gap. */
export function findBand(bands: Quiz["bands"], { points, count }: Pick<QuizScore, "points" | "count">) {
  const percent = count === 0 ? 0 : Math.round((points / count) * 100);
  const isFor = ({ from, to }: QuizBand) => (from ?? 0) <= percent && percent <= (to ?? 100);
  return bands?.find(isFor) ?? null;
}
