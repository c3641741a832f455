import { expect, test } from "vitest";
import type { QuizBand, QuizQuestion } from "#content/content-types.ts";
import { findBand, isRight, scoreQuiz, toQuestions } from "./score-quiz.ts";

/** A question whose answers are single letters, of which the capitals are right. */
const toQuestion = (key: string, answers: string): QuizQuestion => ({
  _key: key,
  prompt: key,
  hasSeveralAnswers: null,
  explanation: null,
  image: null,
  video: null,
  sign: null,
  answers: Array.from(answers, (letter) => ({
    _key: letter,
    text: letter,
    isCorrect: letter === letter.toUpperCase(),
    image: null,
  })),
});

test.each([
  [["J", "Z"], ["Z", "J"], true],
  [["J", "Z"], ["J"], false],
  [["J", "Z"], ["J", "Z", "a"], false],
  [["J"], ["J", "J"], true],
  [["J"], ["a"], false],
  [["J"], [], false],
  [[], [], false],
])("with %j right, choosing %j is right: %s", (rightKeys, chosen, expected) => {
  expect(isRight(rightKeys, chosen)).toBe(expected);
});

test("a quiz has one point for each question answered right", () => {
  const questions = [toQuestion("one", "Abc"), toQuestion("several", "JZa"), toQuestion("skipped", "Ab")];

  expect(scoreQuiz(questions, { one: ["A"], several: ["J", "Z"] })).toEqual({
    points: 2,
    count: 3,
    marks: [true, true, false],
  });
});

test("a question without answers isn't asked", () => {
  const asked = toQuestion("one", "Ab");

  expect(toQuestions({ questions: [{ ...asked, answers: null }, asked, toQuestion("empty", "")] })).toEqual([
    asked,
  ]);
  expect(toQuestions({ questions: null })).toEqual([]);
});

const toBand = (from: number, to: number): QuizBand => ({
  _key: `${from}`,
  from,
  to,
  title: `From ${from}`,
  text: null,
  freeLessons: null,
  recommendedProducts: null,
});

test.each([
  [0, 10, "From 0"],
  [3, 10, "From 0"],
  [4, 10, "From 40"],
  [2, 3, "From 67"],
  [10, 10, "From 67"],
  [0, 0, "From 0"],
])("%i of %i points get the result “%3$s”", (points, count, title) => {
  const bands = [toBand(0, 39), toBand(40, 66), toBand(67, 100)];

  expect(findBand(bands, { points, count })?.title).toBe(title);
});

test("a score in a gap has no result", () => {
  expect(findBand([toBand(50, 100)], { points: 0, count: 4 })).toBeNull();
  expect(findBand(null, { points: 4, count: 4 })).toBeNull();
});
