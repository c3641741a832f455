import { expect, test } from "vitest";
import { parseCartId, removeMalformedCart } from "./cart-cookies.ts";

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

test.each([
  ["garbage", []],
  ["", []],
  ["gid://shopify/Cart/hWN5Qc2HnJ", []],
  ["gid://shopify/Cart/hWN5Qc2HnJ?key=0f3c9a", ["cid"]],
])("of the cart cookie %j, these are kept: %j", (value, kept) => {
  const jar = new Map([["cid", { value }]]);

  removeMalformedCart(jar);

  expect(Array.from(jar.keys())).toEqual(kept);
});
