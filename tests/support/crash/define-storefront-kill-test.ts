import { courseProducts } from "@shop/emulators/seed/commerce/course-products.ts";
import { expect, test } from "vitest";
import { startCartCrashHarness } from "./cart-crash-harness.ts";

interface KillTestOptions {
  seed: number;
  /** How many times the storefront is killed. */
  rounds: number;
}

/** Courses, whose stock isn't tracked. */
const variants = courseProducts.flatMap((product) => product.variants.map(({ id }) => id));

/** A test that repeatedly kills a storefront under load. */
export function defineStorefrontKillTest({ seed, rounds }: KillTestOptions): void {
  test(`every cart matches its last acknowledged change after ${rounds} kills under load`, async () => {
    await using harness = await startCartCrashHarness(seed, variants);

    await harness.crash(rounds);
    await harness.compareAll();

    expect(harness.findings, `SEED=${seed}`).toEqual([]);
    expect(harness.counts.crashes).toBe(rounds);
    expect(harness.counts.acknowledged).toBeGreaterThan(10 * rounds);
  });
}
