import { expect, test } from "vitest";
import { toForms, toIndexedForms, toIndexedWords, toKey, toWords } from "./to-words.ts";

test.each([
  ["capitals and accents", "Café MÈRE", ["cafe", "mere"]],
  ["a possessive", "a Deaf person’s attention", ["a", "deaf", "person", "attention"]],
  ["an apostrophe", "Don't", ["dont"]],
  ["a gloss with a hyphen", "THANK-YOU", ["thank", "you"]],
  ["fingerspelled letters", "T-I-N-A", ["tina"]],
  ["levels", "Levels 1A/1B", ["levels", "1a", "1b"]],
  ["signs and symbols only", "?! 👋", []],
])("%s become plain words", (_what, text, words) => {
  expect(toWords(text)).toEqual(words);
});

test("a gloss is also found when it's written as one word", () => {
  expect(toIndexedWords("THANK-YOU")).toEqual(["thank", "you", "thankyou"]);
});

test("forms of a word share their stem", () => {
  expect(["sign", "signs", "signing", "signed"].map((word) => toForms(word).at(-1))).toEqual(
    Array.from({ length: 4 }, () => "sign"),
  );
  expect(toKey(["Refunds", "signed"].map((word) => word.toLowerCase()))).toBe(toKey(["refund", "sign"]));
});

test("a level is also found by its number", () => {
  expect(toIndexedForms("2a")).toEqual(["2a", "2"]);
});
