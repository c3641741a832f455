import { expect, test } from "vitest";
import { parseCartId } from "./cart-cookies.ts";

test("accepts a cart's id with its key", () => {
  const id = "gid://shopify/Cart/hWN5Qc2HnJ?key=0f3c9a";

  expect(parseCartId(id)).toBe(id);
});

test.each([
  undefined,
  "",
  "abc",
  "gid://shopify/Product/1",
  "gid://shopify/Cart/a b?key=1",
  "gid://shopify/Cart/hWN5Qc2HnJ",
  "gid://shopify/Cart/hWN5Qc2HnJ?key=",
  "gid://shopify/Cart/a?key=1&x=2",
])("rejects %s as a cart id", (cookie) => {
  expect(parseCartId(cookie)).toBeNull();
});
