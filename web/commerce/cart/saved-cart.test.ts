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

const itemOf = (number: number, quantity: number) => ({
  merchandiseId: `gid://shopify/ProductVariant/${number}`,
  quantity,
});

test("a saved cart is read again as it was written", () => {
  expect(parseSavedCart("11x2.12x1")).toEqual({ items: [itemOf(11, 2), itemOf(12, 1)], isWhole: true });
});

test.each([
  ["11x2.12x", [itemOf(11, 2)]],
  ["11x2.12", [itemOf(11, 2)]],
  ["11x2.", [itemOf(11, 2)]],
  ["11", []],
  ["", []],
  ["11x0.12x1", [itemOf(12, 1)]],
  ["11x101", []],
  ["11x1.11x1", [itemOf(11, 1)]],
  ["11x1.<b>", [itemOf(11, 1)]],
  [`${"1".repeat(21)}x1`, []],
])("%j is a part of a saved cart", (text, items) => {
  expect(parseSavedCart(text)).toEqual({ items, isWhole: false });
});

test.each([101, 1000])("of a link with %d variants, a hundred are read, which a cart holds", (count) => {
  const link = Array.from({ length: count }, (_, index) => `${index + 1}x1`).join(".");

  expect(parseSavedCart(link)).toMatchObject({ items: { length: 100 }, isWhole: false });
});

test.each([[undefined], [["11x1"]]])("%j isn't a saved cart", (text) => {
  expect(parseSavedCart(text)).toBeNull();
});
