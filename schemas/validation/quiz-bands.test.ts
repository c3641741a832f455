import { expect, test } from "vitest";
import { checkBands } from "./quiz-bands.ts";

const toBands = (ranges: (number | undefined)[][]) => ranges.map(([from, to]) => ({ from, to }));

test.each([
  [[[0, 100]]],
  [
    [
      [0, 49],
      [50, 79],
      [80, 100],
    ],
  ],
  [
    [
      [80, 100],
      [0, 79],
    ],
  ],
])("results for %j cover every score", (ranges) => {
  expect(checkBands(toBands(ranges))).toBe(true);
});

test.each([
  [
    [
      [0, 40],
      [50, 100],
    ],
    "There is no result for 41 to 49 percent.",
  ],
  [
    [
      [0, 49],
      [51, 100],
    ],
    "There is no result for 50 percent.",
  ],
  [[[1, 100]], "There is no result for 0 percent."],
  [[[0, 90]], "There is no result for 91 to 100 percent."],
  [
    [
      [0, 50],
      [50, 100],
    ],
    "There are two results for 50 percent.",
  ],
  [
    [
      [0, 100],
      [20, 30],
    ],
    "There are two results for 20 to 30 percent.",
  ],
  [[[0, 101]], "Scores can't be above 100 percent."],
  [
    [
      [0, 49.5],
      [50, 100],
    ],
    "Each result needs two whole numbers, the lower one first.",
  ],
  [[[60, 0]], "Each result needs two whole numbers, the lower one first."],
  [[[0, undefined]], "Each result needs two whole numbers, the lower one first."],
])("rejects results for %j: %s", (ranges, message) => {
  expect(checkBands(toBands(ranges))).toBe(message);
});
