import type { Phase } from "./phase.ts";
import { fillRead, noteLastKnown } from "./tracing/trace-read.ts";

interface Question<Answer> {
  /** What is being read, for the log: `Prices of collection active-courses`. */
  what: string;
  /** Identifies the question where `what` isn't unique. */
  key?: string;
  read: () => Promise<Answer>;
  during: Phase;
}

interface Memory<Answer> {
  /** The answer when none is stored; may throw the error. */
  otherwise: (error: unknown) => Answer;
  /** Whether an answer means that something no longer exists, so the stored one is deleted. Never by default. */
  isAbsence?: (answer: Answer) => boolean;
  /** Called when a stored answer is used. */
  onOld: () => void;
  /** How many recent answers to keep. */
  max?: number;
}

/**
 * Stores the last successful answers for the life of the process, and returns them while the backend fails. A build has
 * none, so it fails.
 */
export function createLastAnswers<Answer>({ otherwise, isAbsence, onOld, max = 1000 }: Memory<Answer>) {
  const lastGood = new Map<string, { answer: Answer }>();

  const remember = (key: string, answer: Answer) => {
    lastGood.delete(key);
    if (isAbsence?.(answer)) return;
    lastGood.set(key, { answer });
    const [oldest] = lastGood.keys();
    if (lastGood.size > max && oldest !== undefined) lastGood.delete(oldest);
  };

  return async function readOrRemember({
    what,
    key = what,
    read,
    during,
  }: Question<Answer>): Promise<Answer> {
    try {
      const answer = await fillRead(key, read);
      remember(key, answer);
      return answer;
    } catch (error) {
      if (during === "build") throw error;
      const lastAnswer = lastGood.get(key);
      const shown = lastAnswer ? "the last known value" : "nothing";
      console.error(`${what} couldn't be read. Showing ${shown}.`, error);
      const answer = lastAnswer ? lastAnswer.answer : otherwise(error);
      if (lastAnswer) noteLastKnown(key);
      onOld();
      return answer;
    }
  };
}
