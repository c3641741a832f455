import type { Quiz, QuizQuestion, QuizResult } from "#content/content-types.ts";
import type { QuizSubmission } from "./parse-quiz-url.ts";
import { findBand, type QuizScore, scoreQuiz, toQuestions } from "./score-quiz.ts";

/** What a visitor's answers come to. */
export type QuizOutcome =
  | { kind: "unanswered" }
  /** The answer to the opening question ended the quiz. */
  | { kind: "ended"; answer: string | null; result: QuizResult }
  | { kind: "scored"; score: QuizScore; result: QuizResult | null; answered: readonly AnsweredQuestion[] };

export interface AnsweredQuestion {
  question: QuizQuestion;
  isRight: boolean;
  /** The texts of what was chosen, and of what's right. */
  chosen: readonly string[];
  right: readonly string[];
}

export function toQuizOutcome(
  quiz: Pick<Quiz, "opening" | "questions" | "bands">,
  { opening, answers }: QuizSubmission,
): QuizOutcome {
  const first = quiz.opening?.answers?.find(({ _key }) => _key === opening);
  if (first?.result) return { kind: "ended", answer: first.text, result: first.result };
  if (Object.keys(answers).length === 0) return { kind: "unanswered" };
  const questions = toQuestions(quiz);
  const score = scoreQuiz(questions, answers);
  const answered = questions.map((question, index) => ({
    question,
    isRight: score.marks[index] === true,
    chosen: toTexts(question, ({ _key }) => answers[question._key]?.includes(_key) === true),
    right: toTexts(question, ({ isCorrect }) => isCorrect === true),
  }));
  return { kind: "scored", score, result: findBand(quiz.bands, score), answered };
}

type Answer = NonNullable<QuizQuestion["answers"]>[number];

const toTexts = ({ answers }: QuizQuestion, isWanted: (answer: Answer) => boolean) =>
  (answers ?? []).filter(isWanted).flatMap(({ text }) => text ?? []);
