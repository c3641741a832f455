import { expect, test } from "vitest";
import type { Offer } from "#commerce/offer.ts";
import { isSold, type ProductLookup, toSoldOffers } from "./sold-offers.ts";

const price = { amount: "79.0", compareAtAmount: null };
const prices = { USD: price, CAD: price };
const product: Extract<ProductLookup, { kind: "found" }>["product"] = {
  id: "gid://shopify/Product/1",
  handle: "apart",
  title: "A course in no collection",
  productType: "Course",
  availableForSale: true,
  isHidden: false,
  image: null,
  variants: [
    {
      id: "gid://shopify/ProductVariant/1",
      title: "online course",
      sku: null,
      availableForSale: true,
      prices,
    },
  ],
  selectedVariant: null,
};
const read: Offer = {
  kind: "priced",
  variantId: "gid://shopify/ProductVariant/2",
  availableForSale: true,
  prices,
};

const lookups: Record<string, ProductLookup> = {
  apart: { kind: "found", product },
  hidden: { kind: "found", product: { ...product, isHidden: true } },
  unread: { kind: "unknown" },
};
const lookUp = (handle: string) => Promise.resolve(lookups[handle] ?? { kind: "missing" as const });

const readSold = (...handles: (string | null)[]) =>
  toSoldOffers({
    courses: handles.map((handle) => ({ handle })),
    offers: new Map([["listed", read]]),
    lookUp,
  });

test("a course whose product is in no collection is sold at its own price", async () => {
  const sold = await readSold("listed", "apart");

  expect(sold.get("listed")).toBe(read);
  expect(sold.get("apart")).toMatchObject({ kind: "priced", prices });
});

test.each([
  ["doesn't exist", "deleted"],
  ["is hidden", "hidden"],
  ["was never entered", null],
])("a course whose product %s isn't sold", async (_what, handle) => {
  const sold = await readSold(handle);

  expect(isSold({ handle }, sold)).toBe(false);
});

test("a course whose product can't be read is sold, at a price that isn't known", async () => {
  const sold = await readSold("unread");

  expect(isSold({ handle: "unread" }, sold)).toBe(true);
  expect(sold.get("unread")).toEqual({ kind: "unavailable" });
});

test("a broken reference isn't sold", async () => {
  expect(isSold(null, await readSold("listed"))).toBe(false);
});
