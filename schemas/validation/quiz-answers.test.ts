import { expect, test } from "vitest";
import { checkAnswers, checkOpeningAnswers } from "./quiz-answers.ts";

const toAnswers = (...texts: string[]) =>
  texts.map((text) => ({ text: text.replace("*", ""), isCorrect: text.startsWith("*") }));

test.each([
  [["*Yes", "No"], false],
  [["One", "Two", "*Three", "Four", "Five", "Six"], false],
  [["*J", "*Z", "A"], true],
  [["*J", "*Z"], true],
])("accepts %j, with the correct ones starred, if several may be right: %s", (texts, hasSeveral) => {
  expect(checkAnswers(toAnswers(...texts), { hasSeveral })).toBe(true);
});

test.each([
  [[], "Add at least two answers."],
  [["*Yes"], "Add at least two answers."],
  [["*1", "2", "3", "4", "5", "6", "7"], "Add at most six answers."],
  [["Yes", "No"], "Mark the correct answer."],
  [["*Yes", "*No"], "Only one answer can be correct. If more are, turn on “Several answers are right”."],
  [["*Yes", "No", "no "], "“no” is listed twice."],
])("refuses %j with one right answer: %s", (texts, message) => {
  expect(checkAnswers(toAnswers(...texts), { hasSeveral: false })).toBe(message);
});

test.each([[["Yes", "No"]], [["*Yes", "No"]]])("refuses %j where several are right", (texts) => {
  expect(checkAnswers(toAnswers(...texts), { hasSeveral: true })).toBe(
    "Mark at least two correct answers, or turn off “Several answers are right”.",
  );
});

test("unfinished answers don't count as duplicates", () => {
  expect(checkAnswers([{ isCorrect: true }, {}], { hasSeveral: false })).toBe(true);
});

test("an opening question has an answer that goes on to the questions", () => {
  const result = { title: "Kids Level 1A" };

  expect(checkOpeningAnswers([{ text: "Me" }, { text: "A child", result }])).toBe(true);
  expect(
    checkOpeningAnswers([
      { text: "Me", result },
      { text: "A child", result },
    ]),
  ).toBe("Leave one answer without a result, so that someone gets the questions.");
  expect(checkOpeningAnswers([{ text: "Me" }])).toBe("Add at least two answers.");
});
