import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzzCart } from "./cart-fuzz.ts";
import { combinesWithAll, createDiscount } from "./discounts.ts";
import { type TestStorefront, startTestStorefront } from "./storefront.ts";
import { stockedSeed } from "./stocked-seed.ts";

interface CartPropertyOptions {
  /** Each seed changes its own cart. */
  seeds: readonly number[];
  steps: number;
}

/** Tests that compare randomly changed carts with a model of the cart. */
export function defineCartPropertyTests({ seeds, steps }: CartPropertyOptions): void {
  let storefront: TestStorefront;
  beforeAll(async () => {
    storefront = await startTestStorefront({
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
  afterAll(() => storefront?.stop());

  test.each(seeds)("a randomly changed cart matches the model after every step (seed %i)", async (seed) => {
    expect(await fuzzCart(storefront, seed, steps), `SEED=${seed}`).toEqual([]);
  });
}
