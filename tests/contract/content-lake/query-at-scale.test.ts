import { expect, test, vi } from "vitest";
import { findIndexDifferences } from "../../support/index-comparison.ts";

vi.setConfig({ testTimeout: 60_000 });

test("queries over hundreds of documents match an unindexed lake", () => {
  expect(findIndexDifferences({ documents: 400, perspectives: [["rAutumn", "drafts"]] })).toEqual([]);
});

test("queries after random changes match a freshly built index", () => {
  const found = findIndexDifferences({
    documents: 300,
    perspectives: ["raw", "published", "drafts", ["rAutumn", "drafts"]],
    changes: { seed: 20_261_121, count: 100 },
  });

  expect(found).toEqual([]);
});
