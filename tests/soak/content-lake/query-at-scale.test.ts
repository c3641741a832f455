import { expect, test } from "vitest";
import { findIndexDifferences } from "../../support/index-comparison.ts";
import { readSeed } from "../../support/read-seed.ts";

test("ten thousand documents answer as they do without an index", () => {
  expect(findIndexDifferences({ documents: 10_000, perspectives: [["rAutumn", "drafts"]] })).toEqual([]);
});

test("after changes at random they answer as if they had always been so", () => {
  const seed = readSeed();
  const found = findIndexDifferences({
    documents: 2000,
    perspectives: ["raw", "published", "drafts", ["rAutumn", "drafts"]],
    changes: { seed, count: 500 },
  });

  expect(found, `SEED=${seed}`).toEqual([]);
});
