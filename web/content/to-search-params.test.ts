import { expect, test } from "vitest";
import { toSearchParams } from "./to-search-params.ts";

test.each([
  ["thank you", ["thank*", "you*"]],
  ["THANK-YOU", ["thank*", "you*"]],
  ["don't", ["don't*"]],
  ["café 1A", ["café*", "1a*"]],
  ["say*say ** ?", ["say*"]],
  ['") || true', ["true*"]],
  ["gifts class yes", ["gift*", "class*", "yes*"]],
  ["how do I get a refund", ["how*", "get*", "refund*"]],
  ["to be", ["to*", "be*"]],
  ["one two three four five six", ["one*", "two*", "three*", "four*", "five*"]],
])("“%s” looks for %j", (text, words) => {
  expect(toSearchParams(text)?.words).toEqual(words);
});

test("a text without words looks for nothing", () => {
  expect(toSearchParams("…!")).toBeNull();
});

test("each word has a parameter, and the last one fills those that are left", () => {
  expect(toSearchParams("thank you")).toEqual({
    words: ["thank*", "you*"],
    word0: "thank*",
    word1: "you*",
    word2: "you*",
    word3: "you*",
    word4: "you*",
  });
});
