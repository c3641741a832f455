import { contentSeed } from "@shop/emulators/seed/content-seed.ts";
import type { SearchIndex } from "@shop/web/features/search/index/search-index.ts";
import { beforeAll, expect, test } from "vitest";
import { judgments } from "../../bench/search/judgments.ts";
import { measureRelevance, toMean } from "../../bench/search/relevance.ts";
import { readSearchIndex } from "../../support/search-source.ts";
import { startSeededLake } from "../../support/seeded-lake.ts";
import { stubEmbeddedEnvironment } from "../../support/site/stub-embedded-environment.ts";

let index: SearchIndex;

beforeAll(async () => {
  stubEmbeddedEnvironment();
  await using lake = await startSeededLake();
  index = await readSearchIndex(lake.visitor());
}, 60_000);

test("a hundred searches are judged, all of them about documents of the demonstration shop", () => {
  const ids = new Set(contentSeed.documents.map(({ _id }) => _id));

  expect(new Set(judgments.map(({ query }) => query)).size).toBe(100);
  expect(judgments.flatMap(({ grades }) => Object.keys(grades)).filter((id) => !ids.has(id))).toEqual([]);
});

test("the judged searches have an NDCG@5 of at least 0.85, and a mean reciprocal rank of at least 0.85", () => {
  const measured = measureRelevance(index, judgments);

  expect(toMean(measured.map(({ ndcgAt5 }) => ndcgAt5))).toBeGreaterThanOrEqual(0.85);
  expect(toMean(measured.map(({ reciprocalRank }) => reciprocalRank))).toBeGreaterThanOrEqual(0.85);
});
