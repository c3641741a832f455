import { beforeEach, expect, test } from "vitest";
import type { Offer } from "#commerce/offer.ts";
import { stubEmbeddedEnvironment } from "../../../../tests/support/site/stub-embedded-environment.ts";
import { toOffers } from "./to-offers.server.ts";

beforeEach(stubEmbeddedEnvironment);

test("a course is free in the currencies in which its price is zero", () => {
  const offer: Offer = {
    kind: "priced",
    variantId: "gid://shopify/ProductVariant/1",
    availableForSale: true,
    prices: {
      USD: { amount: "0.0", compareAtAmount: null },
      CAD: { amount: "109.5", compareAtAmount: null },
    },
  };

  expect(toOffers({ offer, path: "/courses/level-1a", settings: null, isShipped: false })).toMatchObject([
    { price: "0.00", priceCurrency: "USD", category: "Free" },
    { price: "109.50", priceCurrency: "CAD", category: "Paid" },
  ]);
});
