import type { Judgment } from "./grades.ts";
import { questionJudgments } from "./question-judgments.ts";
import { wordJudgments } from "./word-judgments.ts";

/** Written before the search was built, by asking what a visitor who types these words wants to see. */
export const judgments: readonly Judgment[] = [...wordJudgments, ...questionJudgments];
