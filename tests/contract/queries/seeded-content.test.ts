import { contentSeed } from "@shop/emulators/seed/content-seed.ts";
import { bookHandlesQuery } from "@shop/web/content/books.server.ts";
import { courseSlugsQuery } from "@shop/web/content/courses.server.ts";
import { legalPageSlugsQuery } from "@shop/web/content/legal-pages.server.ts";
import { lessonCardsQuery } from "@shop/web/content/lessons.server.ts";
import { pagePathsQuery } from "@shop/web/content/pages.server.ts";
import { postCardsQuery } from "@shop/web/content/posts.server.ts";
import { signLinesQuery, signQuery } from "@shop/web/content/signs.server.ts";
import { stubEmbeddedEnvironment } from "@shop/web/lib/stub-embedded-environment.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startContentLake, type TestLake } from "../../support/content-lake.ts";
import { findSlips, renderSite } from "../../support/render-site.tsx";
import { renderDictionary } from "../../support/site-dictionary.tsx";
import { type Addresses, readSite, siteQueries } from "../../support/site-queries.ts";

let lake: TestLake;

beforeAll(async () => {
  stubEmbeddedEnvironment();
  lake = await startContentLake({ seed: contentSeed });
}, 120_000);

afterAll(() => lake?.[Symbol.asyncDispose]());

test.each(Object.entries(siteQueries))("%s is answered", async (_name, { query, params }) => {
  await expect(lake.visitor().fetch(query, params)).resolves.not.toBeUndefined();
});

test("every page of the demonstration shop shows all its sections", async () => {
  const paths = await lake.visitor().fetch(pagePathsQuery);

  const slips = await Promise.all(paths.map((path) => findSlipsAt({ path, slug: null })));

  expect(paths).toContain("/");
  expect(slips.flat()).toEqual([]);
});

test("every course of the demonstration shop is shown", async () => {
  const slugs = await lake.visitor().fetch(courseSlugsQuery);

  const slips = await Promise.all(slugs.map((slug) => findSlipsAt({ path: null, slug })));

  expect(slugs).toHaveLength(9);
  expect(slips.flat()).toEqual([]);
});

test("every book of the demonstration shop is shown", async () => {
  const handles = await lake.visitor().fetch(bookHandlesQuery);

  const slips = await Promise.all(handles.map((handle) => findSlipsAt({ path: null, slug: null, handle })));

  expect(handles).toHaveLength(16);
  expect(slips.flat()).toEqual([]);
});

test("every post, lesson and legal page of the demonstration shop is shown", async () => {
  const [posts, lessons, legalSlugs] = await Promise.all([
    lake.visitor().fetch(postCardsQuery),
    lake.visitor().fetch(lessonCardsQuery),
    lake.visitor().fetch(legalPageSlugsQuery),
  ]);
  const slugs = [...posts.map(({ slug }) => slug), ...lessons.map(({ slug }) => slug), ...legalSlugs];

  const slips = await Promise.all(
    slugs.map((slug) => findSlipsAt({ path: null, slug, level: "asl-level-1" })),
  );

  expect(slugs).toHaveLength(10 + 12 + 4);
  expect(slips.flat()).toEqual([]);
});

test("every sign of the demonstration shop is shown", async () => {
  const lines = await lake.visitor().fetch(signLinesQuery);

  const signs = await Promise.all(lines.map(({ slug }) => lake.visitor().fetch(signQuery, { slug })));

  expect(signs).toHaveLength(120);
  expect(signs.map((sign) => sign?.gloss)).toEqual(lines.map(({ gloss }) => gloss));
  expect(signs.flatMap((sign) => findSlips(renderDictionary({ signs: [], sign, found: [] })))).toEqual([]);
});

async function findSlipsAt(addresses: Addresses): Promise<string[]> {
  return findSlips(await renderSite(await readSite(lake.visitor(), addresses)));
}
