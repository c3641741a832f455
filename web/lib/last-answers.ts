import type { Phase } from "./phase.ts";

interface Asked<Answer> {
  /** What is asked for, in the words of the log: `Prices of collection active-courses`. */
  what: string;
  /** What tells it from all else that is asked for, where `what` does not. */
  key?: string;
  read: () => Promise<Answer>;
  during: Phase;
}

interface Memory<Answer> {
  /** What is answered where nothing is known; may throw the error. */
  otherwise: (error: unknown) => Answer;
  /** Whether an answer says that there is nothing: then what was known is forgotten. Never by default. */
  isAbsence?: (answer: Answer) => boolean;
  /** Called with each answer that was not read just now. */
  onOld: () => void;
  /** How many answers are remembered: those that were read last. */
  max?: number;
}

/**
 * Remembers what was last read with success, for as long as this process lives, and answers that while the backend fails. A
 * build has no last answer and fails.
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

  return async function readOrRemember({ what, key = what, read, during }: Asked<Answer>): Promise<Answer> {
    try {
      const answer = await read();
      remember(key, answer);
      return answer;
    } catch (error) {
      if (during === "build") throw error;
      const known = lastGood.get(key);
      const shown = known ? "what was last known" : "nothing";
      console.error(`${what} cannot be read; ${shown} is shown.`, error);
      const answer = known ? known.answer : otherwise(error);
      onOld();
      return answer;
    }
  };
}
