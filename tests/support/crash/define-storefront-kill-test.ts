import { courseProducts } from "@shop/emulators/seed/commerce/course-products.ts";
import { expect, test } from "vitest";
import { startCartCrashTrial } from "./cart-crash-trial.ts";

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
    await using trial = await startCartCrashTrial(seed, variants);

    await trial.crash(rounds);
    await trial.compareAll();

    expect(trial.findings, `SEED=${seed}`).toEqual([]);
    expect(trial.counts.crashes).toBe(rounds);
    expect(trial.counts.acknowledged).toBeGreaterThan(10 * rounds);
  });
}
