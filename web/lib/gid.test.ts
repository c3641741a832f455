import { expect, expectTypeOf, test } from "vitest";
import { type Gid, isGid, parseGid } from "./gid.ts";

test("an id of the right kind is itself", () => {
  const id = parseGid("Product", "gid://shopify/Product/7");

  expect(id).toBe("gid://shopify/Product/7");
  expectTypeOf(id).toEqualTypeOf<Gid<"Product">>();
});

test.each([["gid://shopify/ProductVariant/7"], ["gid://shopify/Product/"], ["7"], [""]])(
  "%j is not the id of a product",
  (id) => {
    expect(isGid("Product", id)).toBe(false);
    expect(() => parseGid("Product", id)).toThrow("is not the id of a Product");
  },
);

test("a refusal does not repeat a cart's secret", () => {
  expect(() => parseGid("Product", "gid://shopify/Cart/abc?key=secret")).toThrow(
    new TypeError('"gid://shopify/Cart/abc" is not the id of a Product.'),
  );
});
