import { expect, test } from "vitest";
import { createSynonyms, parseQuery } from "./parse-query.ts";

const synonyms = createSynonyms([
  ["mother", "mom"],
  ["refund", "money back"],
  ["refund", "return"],
]);
const words = (parts: readonly { words: readonly string[] }[]) => parts.map((part) => part.words.join(" "));

test("a result doesn't have to contain common words or question words", () => {
  const { required, optional } = parseQuery("How do I ask for the refund?", synonyms);

  expect(words(required)).toEqual(["refund"]);
  expect(words(optional)).toEqual(["how", "ask"]);
});

test.each([
  ["where", ["where"]],
  ["how to", ["how"]],
  ["to", ["to"]],
])("“%s” counts where there are no other words", (text, required) => {
  expect(words(parseQuery(text, synonyms).required)).toEqual(required);
});

test("a word stands for its synonyms in every group, whatever its form", () => {
  expect(parseQuery("refunds ", synonyms).required[0]?.alternatives).toEqual([
    ["refunds"],
    ["money", "back"],
    ["return"],
  ]);
});

test("a phrase with synonyms is one part", () => {
  const { required } = parseQuery("money back workbook", synonyms);

  expect(words(required)).toEqual(["money back", "workbook"]);
  expect(required[0]?.alternatives).toContainEqual(["refund"]);
});

test("only the last word may be incomplete, and only if no space follows it", () => {
  const toIncomplete = (text: string) =>
    parseQuery(text, synonyms).required.map(({ isIncomplete }) => isIncomplete);

  expect(toIncomplete("family nam")).toEqual([false, true]);
  expect(toIncomplete("family name ")).toEqual([false, false]);
});

test("a single word could be a name for what its synonyms name", () => {
  expect([...parseQuery("mom", synonyms).keys]).toEqual(["mom", "mother"]);
  expect([...parseQuery("mom book", synonyms).keys]).toEqual(["mom book"]);
});

test("words after the eighth are ignored", () => {
  expect(parseQuery("red blue green black white brown dog cat bird", synonyms).required).toHaveLength(8);
});
