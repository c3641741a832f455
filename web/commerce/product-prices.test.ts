import { expect, test, vi } from "vitest";
import type { ProductPriceFragment } from "./generated/graphql.ts";
import { toProductPrices } from "./product-prices.ts";

type Variant = ProductPriceFragment["variants"]["nodes"][number];

const price = (amount: string, currencyCode: "USD" | "CAD") => ({ amount, currencyCode });

function variant(number: number, variantPrice: Variant["price"]): Variant {
  const id = `gid://shopify/ProductVariant/${number}`;
  return {
    id,
    title: "online course",
    sku: null,
    availableForSale: true,
    price: variantPrice,
    compareAtPrice: null,
  };
}

function product(nodes: Variant[], hasNextPage = false): ProductPriceFragment {
  return {
    id: "gid://shopify/Product/1",
    handle: "level-1a",
    title: "Level 1A",
    productType: "Course",
    availableForSale: true,
    tags: [],
    featuredImage: null,
    variants: { nodes, pageInfo: { hasNextPage } },
  };
}

test("a variant has a price from each country", () => {
  const prices = toProductPrices(
    product([variant(1, price("79.0", "USD"))]),
    product([variant(1, price("109.0", "CAD"))]),
  );

  expect(prices.variants[0]?.prices).toEqual({
    USD: { amount: "79.0", compareAtAmount: null },
    CAD: { amount: "109.0", compareAtAmount: null },
  });
});

test("a variant that only one country returns is left out", () => {
  const us = product([variant(1, price("79.0", "USD")), variant(2, price("79.0", "USD"))]);

  expect(toProductPrices(us, product([variant(1, price("109.0", "CAD"))])).variants).toHaveLength(1);
});

test("US dollars are never shown as Canadian", () => {
  const us = product([variant(1, price("79.0", "USD"))]);

  expect(() => toProductPrices(us, us)).toThrow('Storefront price of "level-1a" in CA: USD instead of CAD');
});

test("a product with more variants than requested is logged", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

  toProductPrices(product([], true), product([]));

  expect(warn).toHaveBeenCalledWith(`Product "level-1a" has more than 0 variants. The rest aren't shown.`);
  warn.mockRestore();
});
