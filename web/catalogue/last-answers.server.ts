import "server-only";
import { cacheLife } from "next/cache";
import type { Phase } from "#lib/phase.ts";

interface Asked<Answer> {
  /** What is asked for, in the words of the log: `Prices of collection active-courses`. */
  key: string;
  read: () => Promise<Answer>;
  during: Phase;
}

/**
 * Remembers what was last read with success, for as long as this process lives. The function that it creates is called in a
 * cached one: while Shopify fails it answers the last answer or `nothing`, to be asked for again after 15 seconds. A build has
 * no last answer and fails.
 */
export function createLastAnswers<Answer>(nothing: Answer) {
  const lastGood = new Map<string, Answer>();
  return async function readOrRemember({ key, read, during }: Asked<Answer>): Promise<Answer> {
    try {
      const answer = await read();
      lastGood.set(key, answer);
      return answer;
    } catch (error) {
      if (during === "build") throw error;
      const known = lastGood.get(key);
      const shown = known === undefined ? "nothing" : "what was last known";
      console.error(`${key} cannot be read; ${shown} is shown.`, error);
      cacheLife("backendDown");
      return known ?? nothing;
    }
  };
}
