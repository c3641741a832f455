import { fieldOf, textOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";
import { findRepeated } from "./repeated-values.ts";

/** Two to six answers that differ, of which one is right. */
export function checkAnswers(answers: readonly unknown[]): Finding {
  if (answers.length < 2) return "Give at least two answers.";
  if (answers.length > 6) return "Six answers are enough.";
  const [repeated] = findRepeated(answers.map((answer) => textOf(answer, "text")?.trim().toLowerCase()));
  if (repeated !== undefined) return `“${repeated}” is there twice.`;
  const correct = answers.filter((answer) => fieldOf(answer, "isCorrect") === true);
  if (correct.length === 0) return "Mark the right answer.";
  return correct.length === 1 || "Only one answer can be the right one.";
}
