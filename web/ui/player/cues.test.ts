import { expect, test } from "vitest";
import { findCurrentIndex, findText } from "./cues.ts";

const cues = [
  { start: 1, end: 3, text: "Tomorrow I work." },
  { start: 2, end: 4, text: "Where?" },
  { start: 6, end: 8, text: "At home." },
];

test.each([
  [0, ""],
  [1, "Tomorrow I work."],
  [2.5, "Tomorrow I work.\nWhere?"],
  [3, "Where?"],
  [5, ""],
])("at %s seconds, the captions say %j", (time, text) => {
  expect(findText(cues, time)).toBe(text);
});

test.each([
  [0, -1],
  [1, 0],
  [2.5, 1],
  [5, 1],
  [9, 2],
])("at %s seconds, the transcript marks sentence %i", (time, index) => {
  expect(findCurrentIndex(cues, time)).toBe(index);
});
