import { expect, test, vi } from "vitest";
import { findIndexDifferences } from "../../support/index-comparison.ts";

vi.setConfig({ testTimeout: 60_000 });

test("a thousand documents answer as they do without an index", () => {
  expect(findIndexDifferences({ documents: 1000, perspectives: [["rAutumn", "drafts"]] })).toEqual([]);
});

test("after changes at random they answer as if they had always been so", () => {
  const found = findIndexDifferences({
    documents: 700,
    perspectives: ["raw", "published", "drafts", ["rAutumn", "drafts"]],
    changes: { seed: 20_261_121, count: 200 },
  });

  expect(found).toEqual([]);
});
