import { expect, test } from "vitest";
import { openTorn, writeSteps } from "../support/crash/tear-log.ts";
import { openLakeDataDir } from "../support/lake-process.ts";
import { readSeed } from "../support/read-seed.ts";

test("a log that was torn anywhere opens as whole transactions up to there", async () => {
  const seed = readSeed();
  await using data = await openLakeDataDir();
  const first = await data.start();
  await writeSteps(data.client(first.url), 1, 20);
  await first.end("SIGTERM");
  const second = await data.start();
  await writeSteps(data.client(second.url), 21, 60);
  await second.end("SIGKILL");

  const torn = await Promise.all(
    Array.from({ length: 100 }, (_, index) => openTorn(data.dataDir, seed + index)),
  );

  expect(torn.flatMap(({ findings }) => findings)).toEqual([]);
  const steps = new Set(torn.map((opened) => opened.steps));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(20);
  expect(steps.size).toBeGreaterThan(10);
});
