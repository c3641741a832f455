import { expect, test } from "vitest";
import { formatMoney, toCents } from "./money.ts";

test.each([
  ["79.0", 7_900],
  ["142.2", 14_220],
  ["19.99", 1_999],
  ["316", 31_600],
  ["0.0", 0],
  ["0.05", 5],
  ["-15.8", -1_580],
  ["10.500", 1_050],
])("%s is %i cents", (amount, cents) => {
  expect(toCents(amount)).toBe(cents);
});

test.each([[""], ["."], ["1,000.00"], ["1e3"], ["NaN"], ["0.001"], [" 1.0"]])(
  "%j isn't an amount",
  (amount) => {
    expect(() => toCents(amount)).toThrow(RangeError);
  },
);

test.each([
  ["79.0", "USD", "$79.00"],
  ["109.0", "CAD", "$109.00 CAD"],
  ["142.2", "USD", "$142.20"],
  ["1234.5", "CAD", "$1,234.50 CAD"],
  ["0.0", "USD", "$0.00"],
  ["-15.8", "USD", "-$15.80"],
] as const)("%s %s is shown as %s", (amount, currency, label) => {
  expect(formatMoney(amount, currency)).toBe(label);
});
