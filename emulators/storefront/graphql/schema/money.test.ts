import { expect, test } from "vitest";
import { toMoney } from "#storefront/domain/money.ts";

test.each([
  [14_900, "149.0"],
  [14_220, "142.2"],
  [1_999, "19.99"],
  [5, "0.05"],
  [0, "0.0"],
])("%i cents are %s", (cents, amount) => {
  expect(toMoney(cents, "USD")).toEqual({ amount, currencyCode: "USD" });
});
