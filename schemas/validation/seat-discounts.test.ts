import { expect, test } from "vitest";
import { checkSeatDiscounts } from "./seat-discounts.ts";

const toDiscounts = (pairs: [number, number][]) =>
  pairs.map(([minSeats, percent]) => ({ minSeats, percent }));

test.each<[[number, number][]]>([
  [[]],
  [[[5, 10]]],
  [
    [
      [5, 10],
      [20, 15],
      [50, 20],
    ],
  ],
])("discounts of %j are in order", (pairs) => {
  expect(checkSeatDiscounts(toDiscounts(pairs))).toBe(true);
});

test.each<[[number, number][], string]>([
  [
    [
      [20, 10],
      [5, 15],
    ],
    "Put the discounts in order: 5 seats can't come after 20.",
  ],
  [
    [
      [5, 10],
      [5, 15],
    ],
    "Put the discounts in order: 5 seats can't come after 5.",
  ],
  [
    [
      [5, 10],
      [20, 10],
    ],
    "From 20 seats, take more off than the 10% from 5 seats.",
  ],
])("discounts of %j are refused: %s", (pairs, finding) => {
  expect(checkSeatDiscounts(toDiscounts(pairs))).toBe(finding);
});
