import { expect, test } from "vitest";
import { formatPrices } from "./format-prices.ts";

test("both prices have their currency", () => {
  const prices = { USD: { from: "79.0", to: "79.0" }, CAD: { from: "1109.5", to: "1109.5" } };

  expect(formatPrices({ prices })).toBe("$79.00 USD · $1,109.50 CAD");
});

test("a range is shown when variants differ", () => {
  const prices = { USD: { from: "79.0", to: "99.0" }, CAD: { from: "109.0", to: "109.0" } };

  expect(formatPrices({ prices })).toBe("$79.00–$99.00 USD · $109.00 CAD");
});

test("a missing price is mentioned", () => {
  expect(formatPrices({ prices: { USD: { from: "79.0", to: "79.0" }, CAD: null } })).toBe(
    "$79.00 USD · no CAD price",
  );
});
