import { expect, test } from "vitest";
import { openLakeDataDir } from "../lake-process.ts";
import { startCrashTrial } from "./crash-trial.ts";
import { openTorn, writeSteps } from "./tear-log.ts";

interface KillTestOptions {
  seed: number;
  /** How often the lake is killed. */
  rounds: number;
}

/** A test that kills a lake under load again and again. */
export function defineLakeKillTest({ seed, rounds }: KillTestOptions): void {
  test(`after ${rounds} times kill -9 under load all that was acknowledged is there, and nothing is half there`, async () => {
    await using trial = await startCrashTrial(seed);

    await trial.crash(rounds);
    await trial.compareAll();

    expect(trial.findings, `SEED=${seed}`).toEqual([]);
    expect(trial.counts.crashes).toBe(rounds);
    expect(trial.counts.acknowledged).toBeGreaterThan(10 * rounds);
    expect(trial.counts.uploads).toBeGreaterThan(rounds / 5);
  });
}

interface TornLogTestOptions {
  seed: number;
  /** How many copies of one log are damaged, each in its own way. */
  copies: number;
}

/** A test that opens a killed lake's data with damaged logs. */
export function defineTornLogTest({ seed, copies }: TornLogTestOptions): void {
  test("a log that was torn anywhere opens as whole transactions up to there", async () => {
    await using data = await openLakeDataDir();
    const first = await data.start();
    await writeSteps(data.client(first.url), 1, 20);
    await first.end("SIGTERM");
    const second = await data.start();
    await writeSteps(data.client(second.url), 21, 60);
    await second.end("SIGKILL");

    const torn = await Promise.all(
      Array.from({ length: copies }, (_, index) => openTorn(data.dataDir, seed + index)),
    );

    expect(torn.flatMap(({ findings }) => findings)).toEqual([]);
    const steps = new Set(torn.map((opened) => opened.steps));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(20);
    expect(steps.size).toBeGreaterThan(copies / 10);
  });
}
