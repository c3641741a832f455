import { expect, test } from "vitest";
import { startCrashTrial } from "../support/crash/crash-trial.ts";
import { readSeed } from "../support/read-seed.ts";

test("after fifty times kill -9 under load all that was acknowledged is there, and nothing is half there", async () => {
  const seed = readSeed();
  await using trial = await startCrashTrial(seed);

  await trial.crash(50);
  await trial.compareAll();

  expect(trial.findings, `SEED=${seed}`).toEqual([]);
  expect(trial.counts.crashes).toBe(50);
  expect(trial.counts.acknowledged).toBeGreaterThan(500);
  expect(trial.counts.uploads).toBeGreaterThan(10);
}, 300_000);
