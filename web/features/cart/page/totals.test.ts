import { expect, test } from "vitest";
import { sumAllocations } from "./totals.ts";

const off = (...amounts: string[]) => amounts.map((amount) => ({ discountedAmount: { amount } }));

test.each([
  [[], null],
  [["0.0"], null],
  [["7.9"], "7.90"],
  [["0.1", "0.2"], "0.30"],
])("discounts of %j add up to %s", (amounts, sum) => {
  expect(sumAllocations(off(...amounts))).toBe(sum);
});
