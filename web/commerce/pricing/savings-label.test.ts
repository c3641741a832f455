import { expect, test } from "vitest";
import { savingsLabel } from "./savings-label.ts";

test.each([
  ["complete bundle in USD", "237.0", "316.0", "Save $79.00"],
  ["complete bundle in CAD", "327.0", "436.0", "Save $109.00"],
  ["essentials bundle in USD", "142.2", "158.0", "Save $15.80"],
  ["essentials bundle in CAD", "196.2", "218.0", "Save $21.80"],
  ["inexpensive item at half price", "10.0", "20.0", "Save 50%"],
  ["percent rounded to the nearest", "6.7", "10.0", "Save 33%"],
  ["percent rounded up from the half", "79.5", "100.0", "Save 21%"],
  ["difference that equals the percent", "90.0", "100.0", "Save 10%"],
  ["item that is now free", "0.0", "15.0", "Save 100%"],
])("%s: %s instead of %s shows %s", (_what, price, compareAtPrice, label) => {
  expect(savingsLabel(price, compareAtPrice)).toBe(label);
});

test.each([
  ["79.0", null],
  ["79.0", "79.0"],
  ["79.0", "50.0"],
  ["0.0", "0.0"],
])("%s with a compare-at price of %s saves nothing", (price, compareAtPrice) => {
  expect(savingsLabel(price, compareAtPrice)).toBeNull();
});
