import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { combinesWithAll, createDiscount } from "./discounts.ts";
import { fuzzShopper } from "./shopper-fuzz.ts";
import { stockedSeed } from "./stocked-seed.ts";
import { type TestStorefront, startTestStorefront } from "./storefront.ts";

interface ShopperPropertyOptions {
  /** Each seed is its own sequence of changes, always the same. */
  seeds: readonly number[];
  steps: number;
}

/** Tests that a cart matches what its shopper saw, whatever they do while the shop fails at random. */
export function defineShopperPropertyTests({ seeds, steps }: ShopperPropertyOptions): void {
  let storefront: TestStorefront;
  beforeAll(async () => {
    const discounts = ["ORDER", "SECOND"].map((code) =>
      createDiscount(code, { combinesWith: combinesWithAll }),
    );
    storefront = await startTestStorefront({ seed: { ...stockedSeed, discounts } });
  });
  beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
  afterAll(() => storefront?.stop());

  test.each(seeds)(
    "a cart matches what its shopper saw while the shop fails at random (seed %i)",
    async (seed) => {
      expect(await fuzzShopper(storefront, seed, steps), `SEED=${seed}`).toEqual([]);
    },
  );
}
