import { expect, test } from "vitest";
import { line, seat } from "../../../tests/support/site/example-cart.ts";
import { parseSavedCart, toSavedCart, toSavedItems } from "./saved-cart.ts";

const lineOf = (number: number, quantity: number, attributes = {}) => {
  const { merchandise, ...rest } = line("level-1a", attributes, quantity);
  return { ...rest, merchandise: { ...merchandise, id: `gid://shopify/ProductVariant/${number}` } };
};

test("a saved cart counts each variant, and says nothing about students", () => {
  const ana = { ...seat, first: "Ana", email: "ana@example.com" };

  const lines = [lineOf(11, 1, ana), lineOf(12, 2), lineOf(11, 1, seat), lineOf(13, 0)];

  expect(toSavedCart(toSavedItems(lines))).toBe("11x2.12x2");
});

test("a saved cart is read again as it was written", () => {
  expect(parseSavedCart("11x2.12x1")).toEqual([
    { merchandiseId: "gid://shopify/ProductVariant/11", quantity: 2 },
    { merchandiseId: "gid://shopify/ProductVariant/12", quantity: 1 },
  ]);
});

test.each([
  [undefined],
  [["11x1"]],
  [""],
  ["11"],
  ["11x0"],
  ["11x101"],
  ["11x1.11x1"],
  ["11x1.<b>"],
  [`${"1".repeat(21)}x1`],
  [Array.from({ length: 101 }, (_, index) => `${index + 1}x1`).join(".")],
])("%j isn't a saved cart", (text) => {
  expect(parseSavedCart(text)).toBeNull();
});
