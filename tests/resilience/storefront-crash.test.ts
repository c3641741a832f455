import { courseProducts } from "@shop/emulators/seed/commerce/course-products.ts";
import { expect, test } from "vitest";
import { startCartCrashTrial } from "../support/crash/cart-crash-trial.ts";
import { readSeed } from "../support/read-seed.ts";

/** Courses, whose stock is not counted. */
const variants = courseProducts.flatMap((product) => product.variants.map(({ id }) => id));

test("after twenty times kill -9 under load every cart is as it was last acknowledged", async () => {
  const seed = readSeed();
  await using trial = await startCartCrashTrial(seed, variants);

  await trial.crash(20);
  await trial.compareAll();

  expect(trial.findings, `SEED=${seed}`).toEqual([]);
  expect(trial.counts.crashes).toBe(20);
  expect(trial.counts.acknowledged).toBeGreaterThan(200);
}, 300_000);
