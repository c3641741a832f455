import { expect, test } from "vitest";
import { line } from "../../../../tests/support/site/example-cart.ts";
import { findPriceChanges, toLinePrices } from "./seen-prices.ts";

const prices = toLinePrices([line("1a"), line("1a"), line("1b")]);
const [first] = prices;
const key = `${first?.id} USD`;

test("seats of one course have one price", () => {
  expect(prices.map(({ title, amount, currency }) => [title, amount, currency])).toEqual([
    ["1a", "79.0", "USD"],
    ["1b", "79.0", "USD"],
  ]);
});

test("what costs more or less than last time is told with both amounts", () => {
  expect(findPriceChanges({ [key]: "69.00" }, prices)).toEqual([{ ...first, before: "69.00" }]);
  expect(findPriceChanges({ [key]: "89.00" }, prices)).toHaveLength(1);
});

test("nothing is told of a price that is the same, was never seen, or was seen in the other currency", () => {
  expect(findPriceChanges({ [key]: "79.00" }, prices)).toEqual([]);
  expect(findPriceChanges({}, prices)).toEqual([]);
  expect(findPriceChanges({ [`${first?.id} CAD`]: "109.00" }, prices)).toEqual([]);
});
