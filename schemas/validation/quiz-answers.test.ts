import { expect, test } from "vitest";
import { checkAnswers } from "./quiz-answers.ts";

const toAnswers = (...texts: string[]) =>
  texts.map((text) => ({ text: text.replace("*", ""), isCorrect: text.startsWith("*") }));

test.each([[["*Yes", "No"]], [["One", "Two", "*Three", "Four", "Five", "Six"]]])(
  "accepts %j, the right one starred",
  (texts) => {
    expect(checkAnswers(toAnswers(...texts))).toBe(true);
  },
);

test.each([
  [[], "Give at least two answers."],
  [["*Yes"], "Give at least two answers."],
  [["*1", "2", "3", "4", "5", "6", "7"], "Six answers are enough."],
  [["Yes", "No"], "Mark the right answer."],
  [["*Yes", "*No"], "Only one answer can be the right one."],
  [["*Yes", "No", "no "], "“no” is there twice."],
])("refuses %j: %s", (texts, message) => {
  expect(checkAnswers(toAnswers(...texts))).toBe(message);
});

test("answers an editor has only begun to write are not taken for each other", () => {
  expect(checkAnswers([{ isCorrect: true }, {}])).toBe(true);
});
