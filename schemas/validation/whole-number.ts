import type { NumberRule } from "sanity";

/** 1, 2, 3 and so on. */
export const fromOne = (rule: NumberRule) => rule.integer().min(1).error("Use a whole number from 1.");
