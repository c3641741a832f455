import { expect, test } from "vitest";
import type { ShopProductFragment } from "./generated/graphql.ts";
import { toShopProduct } from "./shop-product.ts";

const data = (amounts: [string, string], currencyCode: "USD" | "CAD" | "EUR"): ShopProductFragment => ({
  handle: "mug",
  title: "Mug",
  productType: "Book",
  availableForSale: true,
  tags: [],
  featuredImage: null,
  priceRange: {
    minVariantPrice: { amount: amounts[0], currencyCode },
    maxVariantPrice: { amount: amounts[1], currencyCode },
  },
});

test("has the lowest and highest price for each country", () => {
  const product = toShopProduct({ US: data(["79.0", "99.0"], "USD"), CA: data(["109.0", "139.0"], "CAD") });

  expect(product?.prices).toEqual({
    USD: { from: "79.0", to: "99.0" },
    CAD: { from: "109.0", to: "139.0" },
  });
});

test("has no Canadian price when it isn't sold in Canada", () => {
  expect(toShopProduct({ US: data(["79.0", "79.0"], "USD"), CA: null })?.prices.CAD).toBeNull();
});

test("has no Canadian price when Canada gets another currency", () => {
  const us = data(["79.0", "79.0"], "USD");

  expect(toShopProduct({ US: us, CA: us })?.prices.CAD).toBeNull();
});

test("exists when only Canada returns it", () => {
  expect(toShopProduct({ US: null, CA: data(["109.0", "109.0"], "CAD") })).toMatchObject({
    handle: "mug",
    prices: { USD: null },
  });
});

test("doesn't exist when neither country returns it", () => {
  expect(toShopProduct({ US: null, CA: null })).toBeNull();
});

test("is hidden by its tag", () => {
  const us = { ...data(["79.0", "79.0"], "USD"), tags: ["hidden-product"] };

  expect(toShopProduct({ US: us, CA: null })?.isHidden).toBe(true);
});
