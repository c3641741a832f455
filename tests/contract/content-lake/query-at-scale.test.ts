import { expect, test, vi } from "vitest";
import { findIndexDifferences } from "../../support/index-comparison.ts";

vi.setConfig({ testTimeout: 60_000 });

test("queries over a thousand documents match an unindexed lake", () => {
  expect(findIndexDifferences({ documents: 1000, perspectives: [["rAutumn", "drafts"]] })).toEqual([]);
});

test("queries after random changes match a freshly built index", () => {
  const found = findIndexDifferences({
    documents: 700,
    perspectives: ["raw", "published", "drafts", ["rAutumn", "drafts"]],
    changes: { seed: 20_261_121, count: 200 },
  });

  expect(found).toEqual([]);
});
