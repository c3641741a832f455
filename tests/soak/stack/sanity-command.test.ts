import { expect, test } from "vitest";
import { openLakeDataDir } from "../../support/lake-process.ts";
import { copyContent, runSanityCommand } from "../../support/sanity-command.ts";

test("exports the seed of a shop that was never started and imports it into another", async () => {
  await using one = await openLakeDataDir();
  await using two = await openLakeDataDir();

  await runSanityCommand("dataset create copy --visibility public", two);
  await copyContent({ from: one.dataDir, to: two.dataDir });
  const { stdout } = await runSanityCommand(
    'documents query count(*[_type=="course"&&defined(image.asset->url)]) --dataset copy --api-version 2026-06-01',
    two,
  );

  expect(Number(stdout)).toBeGreaterThan(0);
});
