import { expect, test } from "vitest";
import { isMistyped, isSameWord, toWords } from "./words.ts";

test("words are lowercase without accents", () => {
  expect(toWords("Élève's ASL-1A, again")).toEqual(["eleve", "s", "asl", "1a", "again"]);
});

test.each([
  ["courses", "course"],
  ["puppies", "puppy"],
  ["classes", "class"],
  ["glasses", "glass"],
  ["asl", "asl"],
])("%s and %s are the same word", (left, right) => {
  expect(isSameWord(left, right)).toBe(true);
});

test.each([
  ["as", "a"],
  ["class", "clas"],
])("%s and %s are different words", (left, right) => {
  expect(isSameWord(left, right)).toBe(false);
});

test.each([
  ["bundel", "bundle"],
  ["workbok", "workbook"],
  ["workbookk", "workbook"],
  ["compleXe", "complete"],
])("%s is %s, mistyped", (word, meant) => {
  expect(isMistyped(word, meant)).toBe(true);
});

test.each([
  ["vundle", "bundle"],
  ["wrok", "work"],
  ["workkkook", "workbook"],
  ["bundles", "bundlings"],
])("%s is not %s", (word, meant) => {
  expect(isMistyped(word, meant)).toBe(false);
});
