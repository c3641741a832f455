import type { NumberRule } from "sanity";

/** A positive whole number. */
export const positiveInteger = (rule: NumberRule) =>
  rule.integer().min(1).error("Use a whole number, at least 1.");
