import { expect, test } from "vitest";
import { percentOf, splitAmount } from "./split-amount.ts";

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [10, [2_500, 7_500], [3, 7]],
  [1, [1, 1], [1, 0]],
  [5, [0, 10, 0], [0, 5, 0]],
  [0, [3, 4], [0, 0]],
  [7, [], []],
  [7, [0, 0], [0, 0]],
  [999_999_999_999, [24_900_000_000, 1], [999_999_999_959, 40]],
])("%i cents in the proportion %j are %j", (amount, weights, shares) => {
  expect(splitAmount(amount, weights)).toEqual(shares);
});

test.each([
  [1_250, 20, 250],
  [999, 15, 150],
  [333, 12.5, 42],
  [1, 50, 1],
  [7_900, 0, 0],
  [9_007_199_254_740_990, 33.33, 3_002_099_511_605_172],
])("of %i cents, %d%% are %i", (amount, percent, part) => {
  expect(percentOf(amount, percent)).toBe(part);
});
