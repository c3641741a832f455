import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { loadSearchIndex, type SearchIndex } from "@shop/web/features/search/index/search-index.ts";
import type { SearchSnapshot } from "@shop/web/features/search/index/engine.ts";
import { createSeedClient } from "../../../scripts/seed/seed-client.ts";
import { createLoadSeed } from "../../../scripts/seed/load-seed.ts";
import { seedMissing } from "../../../scripts/seed/seed-missing.ts";
import type { Stack } from "../../../scripts/stack/start-stack.ts";
import { createLakeClient } from "../../support/lake-client.ts";
import type { BenchmarkSection } from "../benchmarks-page.ts";
import { median, percentile } from "../percentile.ts";
import { judgments } from "./judgments.ts";
import { measureRelevance, toMean } from "./relevance.ts";
import { weighSearch } from "./search-weight.ts";

interface IndexFigures {
  documents: number;
  /** From an acknowledged publish until the site serves an index with it, in milliseconds. */
  publishMs: number;
  loadMs: number;
  /** As it's sent, in kB of gzip. */
  kilobytes: number;
  /** From a key in the search field to the results, in milliseconds. */
  keyMs: { median: number; p99: number };
}

/** Measures the search of a running shop: its relevance, then sizes and times, also with 5,000 signs and 500 posts more. */
export async function measureSearch({ siteUrl, lakeUrl, credentials }: Stack): Promise<BenchmarkSection> {
  if (!lakeUrl) throw new Error("The benchmark needs the embedded lake to publish to.");
  const { administrator } = credentials.contentLake;
  const lake = createLakeClient({ token: administrator, url: lakeUrl });
  const publish = (words: string) => lake.patch("faq-refunds").set({ question: words }).commit();
  const relevance = measureRelevance(load(await fetchIndex(siteUrl)), judgments);
  const shop = await measureIndex(siteUrl, publish);
  await seedMissing(createSeedClient({ url: lakeUrl, token: administrator }), createLoadSeed(), 250);
  const importMs = await waitForImport(siteUrl, publish);
  const large = await measureIndex(siteUrl, publish);
  const mean = (figure: "ndcgAt5" | "reciprocalRank") =>
    toMean(relevance.map((measured) => measured[figure])).toFixed(2);
  return {
    heading: "The search",
    note: "The ranking runs in the browser, here in Node. A key is one letter of the judged searches as they're typed.",
    rows: [
      ["100 judged searches: NDCG@5, mean reciprocal rank", `${mean("ndcgAt5")}, ${mean("reciprocalRank")}`],
      ["JavaScript of the search, loaded with the index, gzip", `${(await weighSearch()).toFixed(1)} kB`],
      ...toRows(shop),
      ...toRows(large),
      [
        "after an import of 5,000 signs and 500 posts: until a publish shows at once again",
        `${(importMs / 1000).toFixed(0)} s`,
      ],
    ],
  };
}

function toRows({ documents, publishMs, loadMs, kilobytes, keyMs }: IndexFigures): [string, string][] {
  const count = `${documents.toLocaleString("en")} documents`;
  return [
    [`${count}: the index, gzip`, `${kilobytes.toFixed(0)} kB`],
    [
      `${count}: from a publish until the site has built the next index, median of 5`,
      `${publishMs.toFixed(0)} ms`,
    ],
    [`${count}: loading the index, median of 5`, `${loadMs.toFixed(0)} ms`],
    [
      `${count}: results after a key, median, p99`,
      `${keyMs.median.toFixed(1)} ms, ${keyMs.p99.toFixed(1)} ms`,
    ],
  ];
}

type Publish = (words: string) => Promise<unknown>;

interface PublishOptions {
  siteUrl: string;
  publish: Publish;
  words: string;
  /** Between two requests for the index. */
  pauseMs: number;
}

/** Milliseconds from an acknowledged publish until the site's index has its words. */
async function measurePublish({ siteUrl, publish, words, pauseMs }: PublishOptions): Promise<number> {
  await publish(words);
  const published = performance.now();
  while (!(await fetchIndex(siteUrl)).includes(words)) {
    if (performance.now() - published > 300_000) throw new Error(`The index never had "${words}".`);
    await sleep(pauseMs);
  }
  return performance.now() - published;
}

/**
 * Milliseconds until a publish shows as quickly as before. Sanity delivers one webhook at a time, so the site hears of a change after
 * the thousands of an import. Asking for the index meanwhile builds it again, so it's asked for seldom.
 */
async function waitForImport(siteUrl: string, publish: Publish): Promise<number> {
  const begun = performance.now();
  for (let round = 0; ; round += 1) {
    const words = `Is the import over, round ${round}?`;
    if ((await measurePublish({ siteUrl, publish, words, pauseMs: 5000 })) < 8000)
      return performance.now() - begun;
  }
}

async function measureIndex(siteUrl: string, publish: Publish): Promise<IndexFigures> {
  const publishTimes: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const words = `Can I get my money back in round ${round}?`;
    publishTimes.push(await measurePublish({ siteUrl, publish, words, pauseMs: 20 }));
  }
  const json = await fetchIndex(siteUrl);
  const index = load(json);
  const keyTimes = judgments.flatMap(({ query }) =>
    Array.from(query, (_, at) => time(() => index.search(query.slice(0, at + 1)))),
  );
  return {
    documents: index.documents.length,
    publishMs: median(publishTimes),
    loadMs: median(Array.from({ length: 5 }, () => time(() => load(json)))),
    kilobytes: gzipSync(json).length / 1000,
    keyMs: { median: median(keyTimes), p99: percentile(keyTimes, 0.99) },
  };
}

/** The chunks of the site's index, joined; empty if the next one replaced them meanwhile. */
async function fetchIndex(siteUrl: string): Promise<string> {
  const { chunks }: { chunks: string[] } = await (await fetch(`${siteUrl}/api/search-index`)).json();
  const answers = await Promise.all(chunks.map((path) => fetch(siteUrl + path)));
  if (answers.some(({ ok }) => !ok)) return "";
  return (await Promise.all(answers.map((answer) => answer.text()))).join("");
}

// The site wrote it.
const load = (json: string): SearchIndex => loadSearchIndex(JSON.parse(json) as SearchSnapshot);

function time(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
