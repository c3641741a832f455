import { expect, test } from "vitest";
import { parseCartId } from "./cart-cookies.ts";

test.each(["gid://shopify/Cart/hWN5Qc2HnJ?key=0f3c9a", "gid://shopify/Cart/Z2NwLXVzLWVhc3QxOjAxSFg="])(
  "accepts the cart id %s",
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
])("rejects %s as a cart id", (cookie) => {
  expect(parseCartId(cookie)).toBeNull();
});
