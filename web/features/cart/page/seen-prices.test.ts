import { expect, test } from "vitest";
import { line } from "../../../../tests/support/site/example-cart.ts";
import { findPriceChanges, toLinePrices } from "./seen-prices.ts";

const prices = toLinePrices([line("1a"), line("1a"), line("1b")]);
const [first] = prices;
const key = `${first?.id} USD`;

test("seats in one course share a price", () => {
  expect(prices.map(({ title, amount, currency }) => [title, amount, currency])).toEqual([
    ["1a", "79.0", "USD"],
    ["1b", "79.0", "USD"],
  ]);
});

test("a price that changed since last time is reported with both amounts", () => {
  expect(findPriceChanges({ [key]: "69.00" }, prices)).toEqual([{ ...first, before: "69.00" }]);
  expect(findPriceChanges({ [key]: "89.00" }, prices)).toHaveLength(1);
});

test("a price that is unchanged, new, or in another currency isn't reported", () => {
  expect(findPriceChanges({ [key]: "79.00" }, prices)).toEqual([]);
  expect(findPriceChanges({}, prices)).toEqual([]);
  expect(findPriceChanges({ [`${first?.id} CAD`]: "109.00" }, prices)).toEqual([]);
});
