import { expect, test } from "vitest";
import type { Quiz } from "#content/content-types.ts";
import { toQuizOutcome } from "./quiz-outcome.ts";
import { toQuizCompletion } from "./quiz-completion.ts";

const unused = { hasSeveralAnswers: null, explanation: null, image: null, video: null, sign: null };
const result = { text: null, freeLessons: null, recommendedProducts: null };
const quiz: Pick<Quiz, "opening" | "questions" | "bands" | "quizId" | "title"> = {
  quizId: "which-course",
  title: "Which course?",
  opening: {
    prompt: "Who is it for?",
    answers: [
      { _key: "me", text: "Me", result: null },
      { _key: "child", text: "A child", result: { ...result, title: "Kids Level 1A" } },
    ],
  },
  questions: [
    {
      ...unused,
      _key: "q1",
      prompt: "Which letter?",
      answers: [
        { _key: "a", text: "A", isCorrect: true, image: null },
        { _key: "b", text: "B", isCorrect: false, image: null },
      ],
    },
  ],
  bands: [
    { ...result, _key: "low", from: 0, to: 49, title: "Level 1A" },
    { ...result, _key: "high", from: 50, to: 100, title: "Level 1B" },
  ],
};

test("an opening answer with a result ends the quiz, whatever else was answered", () => {
  expect(toQuizOutcome(quiz, { opening: "child", answers: { q1: ["a"] } })).toMatchObject({
    kind: "ended",
    answer: "A child",
    result: { title: "Kids Level 1A" },
  });
});

test("answers are scored, with what was chosen and what's right", () => {
  expect(toQuizOutcome(quiz, { opening: "me", answers: { q1: ["b"] } })).toMatchObject({
    kind: "scored",
    score: { points: 0, count: 1 },
    result: { title: "Level 1A" },
    answered: [{ isRight: false, chosen: ["B"], right: ["A"] }],
  });
});

test("without an answer there's nothing to score", () => {
  expect(toQuizOutcome(quiz, { opening: "me", answers: {} })).toEqual({ kind: "unanswered" });
});

test("a completed quiz is reported with its score, and with what it recommends", () => {
  const lesson = { _type: "freeLesson", level: "asl-level-1", slug: "spell-your-name" };
  const recommended = [{ handle: "level-1a" }, null, { handle: null }];
  // Only the fields that make up the report.
  const bands = [
    { ...quiz.bands?.[1], freeLessons: [lesson, null], recommendedProducts: recommended },
  ] as unknown as Quiz["bands"];

  const outcome = toQuizOutcome({ ...quiz, bands }, { opening: "me", answers: { q1: ["a"] } });

  expect(toQuizCompletion(quiz, outcome)).toEqual({
    quizId: "which-course",
    quizTitle: "Which course?",
    quizScore: 1,
    freeLessons: ["asl-level-1/spell-your-name"],
    recommendedProducts: ["level-1a"],
  });
});

test("a quiz that ended before its questions is reported without a score", () => {
  const outcome = toQuizOutcome(quiz, { opening: "child", answers: {} });

  expect(toQuizCompletion(quiz, outcome)).toMatchObject({ quizScore: null, freeLessons: [] });
  expect(toQuizCompletion(quiz, { kind: "unanswered" })).toBeNull();
});
