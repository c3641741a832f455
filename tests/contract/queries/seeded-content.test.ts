import { bookHandlesQuery } from "@shop/web/content/books.server.ts";
import { courseSlugsQuery } from "@shop/web/content/courses.server.ts";
import { legalPageSlugsQuery } from "@shop/web/content/legal-pages.server.ts";
import { lessonCardsQuery } from "@shop/web/content/lessons.server.ts";
import { pagePathsQuery } from "@shop/web/content/pages.server.ts";
import { postCardsQuery } from "@shop/web/content/posts.server.ts";
import { dictionarySignsQuery, signQuery } from "@shop/web/content/signs.server.ts";
import { stubEmbeddedEnvironment } from "../../support/site/stub-embedded-environment.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestLake } from "../../support/content-lake.ts";
import { startSeededLake } from "../../support/seeded-lake.ts";
import { createExactClient, createRememberingClient, type QueryClient } from "../../support/query-client.ts";
import { createSlipFinder, toViews } from "../../support/render-site.tsx";
import { toSignView } from "../../support/site-dictionary.tsx";
import { type Addresses, readSite, siteQueries } from "../../support/site-queries.ts";

let lake: TestLake;
/** Nothing is written here, and most of the site is the same on every page, so reads are cached. */
let visitor: QueryClient;
const findSlipsIn = createSlipFinder();

beforeAll(async () => {
  stubEmbeddedEnvironment();
  lake = await startSeededLake();
  visitor = createRememberingClient(createExactClient(lake.visitor()));
}, 60_000);

afterAll(() => lake?.[Symbol.asyncDispose]());

test.each(Object.entries(siteQueries))("%s returns a result", async (_name, { query, params }) => {
  await expect(lake.visitor().fetch(query, params)).resolves.not.toBeUndefined();
});

test("every page of the demo shop shows all of its sections", async () => {
  const paths = await visitor.fetch(pagePathsQuery);

  const slips = await Promise.all(paths.map((path) => findSlipsAt({ path, slug: null })));

  expect(paths).toContain("/");
  expect(slips.flat()).toEqual([]);
});

test("every course of the demo shop is shown", async () => {
  const slugs = await visitor.fetch(courseSlugsQuery);

  const slips = await Promise.all(slugs.map((slug) => findSlipsAt({ path: null, slug })));

  expect(slugs).toHaveLength(9);
  expect(slips.flat()).toEqual([]);
});

test("every book of the demo shop is shown", async () => {
  const handles = await visitor.fetch(bookHandlesQuery);

  const slips = await Promise.all(handles.map((handle) => findSlipsAt({ path: null, slug: null, handle })));

  expect(handles).toHaveLength(16);
  expect(slips.flat()).toEqual([]);
});

test("every post, lesson and legal page of the demo shop is shown", async () => {
  const [posts, lessons, legalSlugs] = await Promise.all([
    visitor.fetch(postCardsQuery),
    visitor.fetch(lessonCardsQuery),
    visitor.fetch(legalPageSlugsQuery),
  ]);
  const slugs = [...posts.map(({ slug }) => slug), ...lessons.map(({ slug }) => slug), ...legalSlugs];

  const slips = await Promise.all(
    slugs.map((slug) => findSlipsAt({ path: null, slug, level: "asl-level-1" })),
  );

  expect(slugs).toHaveLength(10 + 12 + 4);
  expect(slips.flat()).toEqual([]);
});

test("every sign of the demo shop is shown", async () => {
  const lines = await visitor.fetch(dictionarySignsQuery);

  const signs = await Promise.all(lines.map(({ slug }) => visitor.fetch(signQuery, { slug })));

  expect(signs).toHaveLength(120);
  expect(signs.map((sign) => sign?.gloss)).toEqual(lines.map(({ gloss }) => gloss));
  expect(await findSlipsIn(signs.map((sign) => toSignView(sign, lines)))).toEqual([]);
});

async function findSlipsAt(addresses: Addresses): Promise<string[]> {
  return findSlipsIn(toViews(await readSite(visitor, addresses)));
}
