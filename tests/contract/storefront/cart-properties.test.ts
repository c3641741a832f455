import { afterAll, beforeAll, expect, test } from "vitest";
import { tryCart } from "../../support/cart-trial.ts";
import { combinesWithAll, createDiscount } from "../../support/discounts.ts";
import { type RunningStorefront, startStorefront } from "../../support/storefront.ts";
import { stockedSeed } from "../../support/stocked-seed.ts";

let storefront: RunningStorefront;
beforeAll(async () => {
  storefront = await startStorefront({
    now: () => new Date("2026-11-01T12:00:00Z"),
    seed: {
      ...stockedSeed,
      discounts: [
        createDiscount("ORDER", { combinesWith: combinesWithAll }),
        createDiscount("BOOKS", {
          value: {
            kind: "percentage",
            percent: 12.5,
            items: { kind: "collections", handles: ["workbooks"] },
          },
          combinesWith: combinesWithAll,
        }),
        createDiscount("TEN", {
          value: {
            kind: "fixedAmount",
            amounts: { USD: 1_000, CAD: 1_400 },
            items: { kind: "all" },
            onEachItem: false,
          },
        }),
      ],
    },
  });
});
afterAll(() => storefront.stop());

test.each(Array.from({ length: 30 }, (_seed, index) => [20_261_101 + index]))(
  "a cart changed at random is as the model says after every step (seed %i)",
  async (seed) => {
    expect(await tryCart(storefront, seed, 40)).toEqual([]);
  },
);
