import { questionJudgments } from "./question-judgments.ts";
import { wordJudgments } from "./word-judgments.ts";

/** A query, and the documents of the demonstration shop that answer it, by id: 3 is what's looked for, 2 helps, 1 is related. */
export interface Judgment {
  query: string;
  grades: Readonly<Record<string, 1 | 2 | 3>>;
}

/** Written before the search was built, by asking what a visitor who types these words wants to see. */
export const judgments: readonly Judgment[] = [...wordJudgments, ...questionJudgments];
