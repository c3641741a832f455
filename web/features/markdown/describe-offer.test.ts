import { expect, test } from "vitest";
import { describeOffer } from "./describe-offer.ts";

const toOffer = (compareAtAmount: string | null, availableForSale = true) => ({
  kind: "priced" as const,
  variantId: "gid://shopify/ProductVariant/1" as const,
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

test("editions show the lowest price, in each currency where prices differ", () => {
  const lowest = { USD: { amount: "99.0", compareAtAmount: null } };

  expect(describeOffer({ ...toOffer(null), lowest })).toBe("from $99.00 or $196.20 CAD");
});
