import { sumAllocations, sumLines } from "@shop/web/features/cart/page/totals.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkoutSeed, visitCheckout } from "../../support/checkout.ts";
import { cartOf, createShopper } from "../../support/shopper.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: checkoutSeed, now: () => new Date("2026-11-21T12:00:00Z") });
});
afterAll(() => storefront.stop());

test("a gift card from the checkout is on the cart, in the cart's currency, and isn't part of its items", async () => {
  const shopper = createShopper({ url: storefront.url, country: "CA" });
  await shopper.add({ merchandiseId: variants.course }, { merchandiseId: variants.spiral });
  const { checkoutUrl } = cartOf(await shopper.addCode("WELCOME10"));
  const checkout = await visitCheckout(checkoutUrl);
  await checkout.press("apply-gift-card", { giftCard: "TESTGIFT25" });

  const { appliedGiftCards, cost, discountAllocations, lines } = cartOf(await shopper.read());

  expect(appliedGiftCards).toEqual([
    {
      id: expect.any(String),
      lastCharacters: "ft25",
      presentmentAmountUsed: { amount: "34.5", currencyCode: "CAD" },
    },
  ]);
  expect(sumLines(lines.nodes)).toBe("140.99");
  expect(sumAllocations(discountAllocations)).toBe("14.10");
  expect(cost.totalAmount).toEqual({ amount: "92.39", currencyCode: "CAD" });
});
