import { fieldOf, textOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";
import { findRepeated } from "./repeated-values.ts";

/** Two to six different answers, exactly one of them correct. */
export function checkAnswers(answers: readonly unknown[]): Finding {
  if (answers.length < 2) return "Add at least two answers.";
  if (answers.length > 6) return "Add at most six answers.";
  const [repeated] = findRepeated(answers.map((answer) => textOf(answer, "text")?.trim().toLowerCase()));
  if (repeated !== undefined) return `“${repeated}” is listed twice.`;
  const correct = answers.filter((answer) => fieldOf(answer, "isCorrect") === true);
  if (correct.length === 0) return "Mark the correct answer.";
  return correct.length === 1 || "Only one answer can be correct.";
}
