import { expect, test } from "vitest";
import type { Quiz } from "#content/content-types.ts";
import { parseQuizAnswers, parseSharedScore } from "./parse-quiz-url.ts";

const toAnswers = (...keys: string[]) =>
  keys.map((_key) => ({ _key, text: _key, isCorrect: false, image: null, result: null }));
const unused = {
  prompt: null,
  hasSeveralAnswers: null,
  explanation: null,
  image: null,
  video: null,
  sign: null,
};
const quiz: Pick<Quiz, "opening" | "questions"> = {
  opening: { prompt: "Who is it for?", answers: toAnswers("me", "child") },
  questions: [
    { ...unused, _key: "q1", answers: toAnswers("a", "b", "c") },
    { ...unused, _key: "q2", answers: toAnswers("a", "b") },
  ],
};

test("a result's address has the opening answer, and one or several answers to each question", () => {
  expect(parseQuizAnswers(quiz, { opening: "me", q1: ["c", "a"], q2: "b" })).toEqual({
    opening: "me",
    answers: { q1: ["a", "c"], q2: ["b"] },
  });
});

test.each([
  [{}],
  [{ opening: "stranger", q1: "z", q2: [] }],
  [{ q3: "a", constructor: "a", __proto__: "a" }],
  [{ q1: undefined, opening: ["stranger", "x".repeat(10_000)] }],
])("what the quiz doesn't have is dropped: %j", (query) => {
  expect(parseQuizAnswers(quiz, query)).toEqual({ opening: null, answers: {} });
});

test.each([
  ["0", 0],
  ["7", 7],
  ["10", 10],
])("a shared score of %s is %i", (value, score) => {
  expect(parseSharedScore(value, 10)).toBe(score);
});

test.each([["11"], ["-1"], ["07"], ["7.5"], ["1e1"], [" 7"], ["seven"], [""], ["99999999999999999999"]])(
  "%j of 10 is no score",
  (value) => {
    expect(parseSharedScore(value, 10)).toBeNull();
  },
);

test("a quiz without questions has no score", () => {
  expect(parseSharedScore("0", 0)).toBeNull();
});
