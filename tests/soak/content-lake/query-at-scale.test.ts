import { expect, test } from "vitest";
import { findIndexDifferences } from "../../support/index-comparison.ts";
import { readSeed } from "../../support/read-seed.ts";

test("queries over ten thousand documents match an unindexed lake", () => {
  expect(findIndexDifferences({ documents: 10_000, perspectives: [["rAutumn", "drafts"]] })).toEqual([]);
});

test("queries after random changes match a freshly built index", () => {
  const seed = readSeed();
  const found = findIndexDifferences({
    documents: 2000,
    perspectives: ["raw", "published", "drafts", ["rAutumn", "drafts"]],
    changes: { seed, count: 500 },
  });

  expect(found, `SEED=${seed}`).toEqual([]);
});
