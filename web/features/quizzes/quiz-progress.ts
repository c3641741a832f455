import { browserStorage } from "#lib/browser-storage.ts";
import { readStoredText, writeStoredText } from "#lib/stored-text.ts";
import type { QuizAnswers } from "./score-quiz.ts";

/** How far a visitor is with a quiz. */
export interface QuizProgress {
  /** From 0. The opening question is the first step, if there is one. */
  step: number;
  /** The answers that have been checked, and so can't be changed. */
  answers: QuizAnswers;
}

/** A version of a quiz, and the answers that each step accepts, by the name of its field. */
export interface QuizVersion {
  id: string;
  revision: string;
  steps: readonly { field: string; answers: readonly { key: string }[] }[];
}

/** `changed` means that an editor has published the quiz anew since. */
export type StoredProgress =
  | { kind: "none" }
  | { kind: "changed" }
  | { kind: "started"; progress: QuizProgress };

interface Stored extends QuizProgress {
  quiz: string;
  revision: string;
  /** Whether the visitor has asked for the result, which takes the entry. */
  isFinished: boolean;
}

// If storage is full or blocked, a reload starts over.
const entry = browserStorage.quizProgress;

/** What a visitor who reloads a page had done in this tab. */
export const readQuizProgress = (quiz: QuizVersion): StoredProgress =>
  parseQuizProgress(readStoredText(entry), quiz);

export function writeQuizProgress(quiz: QuizVersion, progress: QuizProgress, isFinished = false): void {
  const stored: Stored = { quiz: quiz.id, revision: quiz.revision, isFinished, ...progress };
  writeStoredText(entry, JSON.stringify(stored));
}

export const forgetQuizProgress = (): void => void writeStoredText(entry, null);

/** Whether the visitor has just finished a quiz. True only once, so that a reload of the result isn't another one. */
export function takeFinishedQuiz(id: string): boolean {
  const stored = parseStored(readStoredText(entry));
  if (stored?.quiz !== id || !stored.isFinished) return false;
  forgetQuizProgress();
  return true;
}

export function parseQuizProgress(text: string | null, { id, revision, steps }: QuizVersion): StoredProgress {
  const stored = parseStored(text);
  if (stored?.quiz !== id || stored.isFinished) return { kind: "none" };
  if (stored.revision !== revision) return { kind: "changed" };
  const answers = steps.flatMap(({ field, answers: known }) => {
    const given: unknown = stored.answers[field];
    const keys = Array.isArray(given) ? known.map(({ key }) => key).filter((key) => given.includes(key)) : [];
    return keys.length > 0 ? [[field, keys] as const] : [];
  });
  const step = Math.min(Math.max(Math.trunc(stored.step), 0), Math.max(steps.length - 1, 0));
  return { kind: "started", progress: { step, answers: Object.fromEntries(answers) } };
}

/** Longer than anything that a quiz writes. */
const maxLength = 10_000;

function parseStored(text: string | null): Stored | null {
  if (text === null || text.length > maxLength) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isStored(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The answers are compared with the quiz's. */
function isStored(value: unknown): value is Stored {
  const { quiz, revision, step, answers, isFinished }: Partial<Record<keyof Stored, unknown>> = Object(value);
  return (
    typeof quiz === "string" &&
    typeof revision === "string" &&
    typeof step === "number" &&
    typeof answers === "object" &&
    answers !== null &&
    typeof isFinished === "boolean"
  );
}
