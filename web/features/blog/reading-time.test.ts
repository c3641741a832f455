import { expect, test } from "vitest";
import type { StoryText } from "#content/content-types.ts";
import { readingTime } from "./reading-time.ts";

function toParagraph(words: number): StoryText[number] {
  const text = "sign ".repeat(words);
  return {
    _key: `words-${words}`,
    _type: "block",
    markDefs: null,
    children: [{ _key: "span", _type: "span", text }],
  };
}

test.each([
  [20, 1],
  [290, 1],
  [310, 2],
  [1000, 5],
])("%i words take %i min", (words, minutes) => {
  expect(readingTime([toParagraph(words)])).toBe(minutes);
});

test("the words of a table count, too", () => {
  const rows = Array.from({ length: 60 }, (_, row) => ({
    _key: `row-${row}`,
    cells: ["five words in this cell"],
  }));

  expect(readingTime([{ _key: "table", _type: "table", caption: null, rows }])).toBe(2);
});

test("an empty post takes a minute", () => {
  expect(readingTime(null)).toBe(1);
});
