import { courseProducts } from "@shop/emulators/seed/commerce/course-products.ts";
import { expect, test } from "vitest";
import { startCartCrashTrial } from "./cart-crash-trial.ts";

interface KillTestOptions {
  seed: number;
  /** How often the storefront is killed. */
  rounds: number;
}

/** Courses, whose stock is not counted. */
const variants = courseProducts.flatMap((product) => product.variants.map(({ id }) => id));

/** A test that kills a storefront under load again and again. */
export function defineStorefrontKillTest({ seed, rounds }: KillTestOptions): void {
  test(`after ${rounds} times kill -9 under load every cart is as it was last acknowledged`, async () => {
    await using trial = await startCartCrashTrial(seed, variants);

    await trial.crash(rounds);
    await trial.compareAll();

    expect(trial.findings, `SEED=${seed}`).toEqual([]);
    expect(trial.counts.crashes).toBe(rounds);
    expect(trial.counts.acknowledged).toBeGreaterThan(10 * rounds);
  });
}
