import { expect, test } from "vitest";
import type { Offer } from "#commerce/offer.ts";
import { describeOffer } from "./describe-offer.ts";

const toOffer = (compareAtAmount: string | null, availableForSale = true): Offer => ({
  kind: "priced",
  variantId: "gid://shopify/ProductVariant/1",
  availableForSale,
  prices: {
    USD: { amount: "142.2", compareAtAmount },
    CAD: { amount: "196.2", compareAtAmount: null },
  },
});

test("a price is in both currencies", () => {
  expect(describeOffer(toOffer(null))).toBe("$142.20 or $196.20 CAD");
});

test("a reduced price includes the regular price and the savings", () => {
  expect(describeOffer(toOffer("158.0"))).toBe("$142.20 (regular price $158.00, Save $15.80) or $196.20 CAD");
});

test("a sold-out price says so", () => {
  expect(describeOffer(toOffer(null, false))).toBe("$142.20 or $196.20 CAD, sold out");
  expect(describeOffer({ kind: "unavailable" })).toBe("Price unavailable");
});
