import { expect, test } from "vitest";
import { findQuote, toVisiblePath } from "./find-quote.ts";

const course = {
  _type: "course",
  title: "Level 1A",
  header: {
    description: "Meet people,\nand introduce yourself.",
    highlights: ["Fingerspelling", "Level 1A"],
  },
  story: [
    {
      _key: "a",
      _type: "block",
      children: [{ text: "Your first " }, { text: "hundred signs" }, { text: "." }],
    },
  ],
  questions: [{ _key: "q", question: "Who is it for?", answer: "Beginners" }],
};

test.each([
  ["a field's words", "Level 1A", ["title"]],
  [
    "words in other letter case and with other spaces",
    "meet PEOPLE, and introduce",
    ["header", "description"],
  ],
  ["an item of a list without keys", "Fingerspelling", ["header", "highlights", 0]],
  ["a paragraph across its formats", "first hundred", ["story", { _key: "a" }]],
  ["a field in a list's item", "who is it for?", ["questions", { _key: "q" }, "question"]],
])("finds %s", (_what, quote, path) => {
  expect(findQuote(course, quote)).toEqual(path);
});

test("a field with exactly the words comes before one that mentions them", () => {
  expect(findQuote({ summary: "Learn ASL today", title: "Learn ASL" }, "Learn ASL")).toEqual(["title"]);
});

test.each([
  ["words that aren't in the document", "Level 2B"],
  ["the document's type", "course"],
  ["nothing", " "],
])("doesn't find %s", (_what, quote) => {
  expect(findQuote(course, quote)).toBeNull();
});

test.each([
  [
    ["header", "description"],
    ["header", "description"],
  ],
  [["questions", { _key: "q" }, "question"], ["questions"]],
  [
    ["header", "highlights", 0],
    ["header", "highlights"],
  ],
])("a form without open items shows %j at %j", (path, visible) => {
  expect(toVisiblePath(path)).toEqual(visible);
});
