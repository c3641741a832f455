import { expect, test } from "vitest";
import { toChunks } from "./to-chunks.ts";

test("the chunks of a text make up the text", () => {
  expect(toChunks("abcdefg", 3)).toEqual(["abc", "def", "g"]);
});

test("a character that has two halves isn't cut", () => {
  expect(toChunks("ab👋cd", 3)).toEqual(["ab", "👋c", "d"]);
});
