import { stubEmbeddedEnvironment } from "../../support/site/stub-embedded-environment.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { findSlips, renderSite } from "../../support/render-site.tsx";
import { readSite, siteQueries } from "../../support/site-queries.ts";

let lake: TestLake;

beforeAll(async () => {
  stubEmbeddedEnvironment();
  lake = await startTestLake();
});

afterAll(() => lake?.[Symbol.asyncDispose]());

test.each(Object.entries(siteQueries))(
  "%s returns nothing from an empty dataset",
  async (_name, { query, params }) => {
    const found: unknown = await lake.visitor().fetch(query, params);

    expect([null, []]).toContainEqual(found);
  },
);

test("a site without content still renders its layout", async () => {
  const site = await readSite(lake.visitor(), { path: "/", slug: "none" });

  expect(site).toEqual({
    page: null,
    course: null,
    book: null,
    books: [],
    settings: null,
    announcements: [],
    dictionary: { signs: [], sign: null, source: { documents: [], synonyms: [] } },
    words: {
      posts: [],
      feedPosts: [],
      faqs: [],
      courses: [],
      post: null,
      lesson: null,
      legalPage: null,
      sitemap: [],
    },
    quizzes: { cards: [], quiz: null },
  });
  expect(findSlips(await renderSite(site))).toEqual([]);
});
