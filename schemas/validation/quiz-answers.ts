import { fieldOf, textOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";
import { findRepeated } from "./repeated-values.ts";

/** Two to six different answers, exactly one of them correct, or at least two if several may be. */
export function checkAnswers(answers: readonly unknown[], { hasSeveral }: { hasSeveral: boolean }): Finding {
  const finding = checkTexts(answers);
  if (finding !== true) return finding;
  const correct = answers.filter((answer) => fieldOf(answer, "isCorrect") === true).length;
  if (hasSeveral)
    return correct > 1 || "Mark at least two correct answers, or turn off “Several answers are right”.";
  if (correct === 0) return "Mark the correct answer.";
  return correct === 1 || "Only one answer can be correct. If more are, turn on “Several answers are right”.";
}

/** Two to six different answers, at least one of which goes on to the questions. */
export function checkOpeningAnswers(answers: readonly unknown[]): Finding {
  const finding = checkTexts(answers);
  if (finding !== true) return finding;
  const goesOn = answers.some((answer) => fieldOf(answer, "result") === undefined);
  return goesOn || "Leave one answer without a result, so that someone gets the questions.";
}

function checkTexts(answers: readonly unknown[]): Finding {
  if (answers.length < 2) return "Add at least two answers.";
  if (answers.length > 6) return "Add at most six answers.";
  const [repeated] = findRepeated(answers.map((answer) => textOf(answer, "text")?.trim().toLowerCase()));
  return repeated === undefined || `“${repeated}” is listed twice.`;
}
