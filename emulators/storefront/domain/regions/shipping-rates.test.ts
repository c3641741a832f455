import { expect, test } from "vitest";
import { listShippingRates } from "./shipping-rates.ts";

test.each([
  ["US", 0, [499, 1_499]],
  ["US", 500, [499, 1_499]],
  ["US", 501, [799, 1_999]],
  ["US", 2_000, [799, 1_999]],
  ["US", 2_001, [999, 2_449]],
  ["US", 4_500, [1_399, 3_349]],
  ["CA", 500, [999, 2_499]],
  ["CA", 2_000, [1_499, 3_299]],
  ["CA", 3_001, [2_299, 4_699]],
] as const)("a parcel to %s with %i g costs %j", (country, grams, amounts) => {
  expect(listShippingRates({ country, grams }).map(({ amount }) => amount)).toEqual(amounts);
});
