import { expect, test } from "vitest";
import { openLakeDataDir } from "../lake-process.ts";
import { startCrashHarness } from "./crash-harness.ts";
import { openTorn, writeSteps } from "./tear-log.ts";

interface KillTestOptions {
  seed: number;
  /** How many times the lake is killed. */
  rounds: number;
}

/** A test that repeatedly kills a lake under load. */
export function defineLakeKillTest({ seed, rounds }: KillTestOptions): void {
  test(`every acknowledged write survives ${rounds} kills under load, and none is half applied`, async () => {
    await using harness = await startCrashHarness(seed);

    await harness.crash(rounds);
    await harness.compareAll();

    expect(harness.findings, `SEED=${seed}`).toEqual([]);
    expect(harness.counts.crashes).toBe(rounds);
    expect(harness.counts.acknowledged).toBeGreaterThan(10 * rounds);
    expect(harness.counts.uploads).toBeGreaterThan(rounds / 5);
  });
}

interface TornLogTestOptions {
  seed: number;
  /** How many copies of one log are damaged, each differently. */
  copies: number;
}

/** A test that opens a killed lake's data with damaged logs. */
export function defineTornLogTest({ seed, copies }: TornLogTestOptions): void {
  test("a log damaged anywhere opens with whole transactions up to the damage", async () => {
    await using data = await openLakeDataDir();
    const first = await data.start();
    await writeSteps(data.client(first.url), 1, 20);
    await first.end("SIGTERM");
    const second = await data.start();
    await writeSteps(data.client(second.url), 21, 60);
    await second.end("SIGKILL");

    const reopened = await Promise.all(
      Array.from({ length: copies }, (_, index) => openTorn(data.dataDir, seed + index)),
    );

    expect(reopened.flatMap(({ findings }) => findings)).toEqual([]);
    const steps = new Set(reopened.map((opened) => opened.steps));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(20);
    expect(steps.size).toBeGreaterThan(copies / 10);
  });
}
