import { expect, test } from "vitest";
import { parseCartId } from "./cart-cookies.ts";

test.each(["gid://shopify/Cart/hWN5Qc2HnJ?key=0f3c9a", "gid://shopify/Cart/Z2NwLXVzLWVhc3QxOjAxSFg="])(
  "a cart's id names the cart: %s",
  (id) => {
    expect(parseCartId(id)).toBe(id);
  },
);

test.each([
  undefined,
  "",
  "abc",
  "gid://shopify/Product/1",
  "gid://shopify/Cart/a b",
  "gid://shopify/Cart/a?key=1&x=2",
])("what is no cart's id names no cart: %s", (cookie) => {
  expect(parseCartId(cookie)).toBeNull();
});
