import { expect, test } from "vitest";
import { isDecimalAmount } from "./decimal-amount.ts";

test.each([
  ["21.99", true],
  ["0.50", true],
  ["30.00", true],
  ["30", false],
  ["7.9", false],
  ["$7.99", false],
  ["7,99", false],
  ["-7.99", false],
  ["007.99", false],
])("%s is a price: %s", (amount, expected) => {
  expect(isDecimalAmount(amount)).toBe(expected);
});
