import { expect, test } from "vitest";
import { parseSearchWords } from "./search-words.ts";

test.each([
  ["a word", "thanks", "thanks"],
  ["words between spaces", "  thank you ", "thank you"],
  ["a hundred characters", "a".repeat(100), "a".repeat(100)],
  ["more than anyone would type", "a".repeat(101), ""],
  ["two searches at once", ["a", "b"], ""],
  ["no search", undefined, ""],
])("%s is parsed", (_what, q, words) => {
  expect(parseSearchWords(q)).toBe(words);
});
