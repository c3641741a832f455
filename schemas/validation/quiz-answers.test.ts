import { expect, test } from "vitest";
import { checkAnswers } from "./quiz-answers.ts";

const toAnswers = (...texts: string[]) =>
  texts.map((text) => ({ text: text.replace("*", ""), isCorrect: text.startsWith("*") }));

test.each([[["*Yes", "No"]], [["One", "Two", "*Three", "Four", "Five", "Six"]]])(
  "accepts %j, with the correct one starred",
  (texts) => {
    expect(checkAnswers(toAnswers(...texts))).toBe(true);
  },
);

test.each([
  [[], "Add at least two answers."],
  [["*Yes"], "Add at least two answers."],
  [["*1", "2", "3", "4", "5", "6", "7"], "Add at most six answers."],
  [["Yes", "No"], "Mark the correct answer."],
  [["*Yes", "*No"], "Only one answer can be correct."],
  [["*Yes", "No", "no "], "“no” is listed twice."],
])("refuses %j: %s", (texts, message) => {
  expect(checkAnswers(toAnswers(...texts))).toBe(message);
});

test("unfinished answers don't count as duplicates", () => {
  expect(checkAnswers([{ isCorrect: true }, {}])).toBe(true);
});
