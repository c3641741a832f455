import { expect, expectTypeOf, test } from "vitest";
import { type Gid, isGid, toGid } from "./gid.ts";

test("an id of the right type is returned", () => {
  const id = toGid("Product", "gid://shopify/Product/7");

  expect(id).toBe("gid://shopify/Product/7");
  expectTypeOf(id).toEqualTypeOf<Gid<"Product">>();
});

test.each([["gid://shopify/ProductVariant/7"], ["gid://shopify/Product/"], ["7"], [""]])(
  "%j isn't a product id",
  (id) => {
    expect(isGid("Product", id)).toBe(false);
    expect(() => toGid("Product", id)).toThrow("isn't a Product id");
  },
);

test("the error doesn't repeat a cart's secret", () => {
  expect(() => toGid("Product", "gid://shopify/Cart/abc?key=secret")).toThrow(
    new TypeError(`"gid://shopify/Cart/abc" isn't a Product id.`),
  );
});
