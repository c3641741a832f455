import { expect, test } from "vitest";
import { readSearchWords } from "./search-path.ts";
import { parseSearchWords } from "./search-words.ts";

test.each([
  ["a word", "thanks", "thanks"],
  ["words between spaces", "  thank you ", "thank you"],
  ["a hundred characters", "a".repeat(100), "a".repeat(100)],
  ["two searches at once", ["a", "b"], ""],
  ["no search", undefined, ""],
])("%s is parsed", (_what, q, words) => {
  expect(parseSearchWords(q)).toBe(words);
});

test.each([`  ${"a".repeat(120)}`, `${"a".repeat(99)} b`])(
  "of a longer search, the server and the browser look for the first hundred characters: %j",
  (typed) => {
    const words = parseSearchWords(typed);

    expect(words).toBe(typed.trim().slice(0, 100));
    expect(readSearchWords(`?${new URLSearchParams({ q: typed })}`)).toBe(words);
  },
);
