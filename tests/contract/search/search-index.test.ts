import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestLake } from "../../support/content-lake.ts";
import { readSearchIndex } from "../../support/search-source.ts";
import { startSeededLake } from "../../support/seeded-lake.ts";
import { stubEmbeddedEnvironment } from "../../support/site/stub-embedded-environment.ts";

let lake: TestLake;

beforeAll(async () => {
  stubEmbeddedEnvironment();
  lake = await startSeededLake();
}, 60_000);

afterAll(() => lake?.[Symbol.asyncDispose]());

const search = async (text: string) => (await readSearchIndex(lake.visitor())).search(text);
const findMatching = async (text: string) => (await search(text)).matching.map(({ document }) => document);

test("every type of document is found by a word in it", async () => {
  const types = await Promise.all(
    ["1A", "thanks", "fingerspell", "Harrigan", "fifteen", "refund", "alphabet", "privacy", "books"].map(
      async (word) => (await findMatching(word)).map(({ type }) => type),
    ),
  );

  expect(types).toEqual(
    ["course", "sign", "freeLesson", "book", "blogPost", "faq", "quiz", "legalPage", "pageMetadata"].map(
      (type) => expect.arrayContaining([type]),
    ),
  );
});

test("a post is found by a word of a table in it", async () => {
  const rows = [["Bird"], ["Cassowary"]].map((cells, index) => ({
    _key: `${index}`,
    _type: "tableRow",
    cells,
  }));
  const body = [{ _key: "birds", _type: "table", caption: "Birds", rows }];
  await lake
    .client()
    .create({ _type: "blogPost", title: "Birds", slug: { _type: "slug", current: "birds" }, body });

  expect(await findMatching("cassowary")).toMatchObject([{ path: "/blog/birds" }]);
});

test("a result has its path, its line, and a small picture", async () => {
  expect((await findMatching("level 1a"))[0]).toMatchObject({
    path: "/courses/level-1a-online-asl-course",
    title: "Level 1A",
    line: "Getting started with ASL",
    image: expect.stringMatching(/^\/lake\/images\/.*w=240/),
  });
});

test("a sign without English words is found by its gloss", async () => {
  await lake
    .client()
    .create({ _type: "sign", gloss: "XYLOPHONE", slug: { _type: "slug", current: "xylophone" } });

  expect(await findMatching("xylophone")).toMatchObject([{ title: "XYLOPHONE" }]);
});

test("an editor's words that mean the same find the same", async () => {
  expect((await findMatching("washroom"))[0]).toMatchObject({ title: "BATHROOM" });
  await lake.client().patch("siteSettings").unset(["searchSynonyms"]).commit();

  expect(await findMatching("washroom")).toEqual([]);
});

test("unpublished documents and versions of releases aren't in the index, and neither are the cart and the search", async () => {
  const slug = { _type: "slug", current: "quokka" };
  await lake
    .client()
    .transaction()
    .create({ _id: "drafts.secret-course", _type: "course", title: "Quokka course", slug })
    .create({ _id: "versions.rSecret.secret-sign", _type: "sign", gloss: "QUOKKA", slug })
    .commit();

  const { documents, search: searchIn } = await readSearchIndex(lake.visitor());
  expect(JSON.stringify(documents)).not.toMatch(/quokka/i);
  expect(searchIn("quokka")).toEqual({ matching: [], matchingCount: 0, suggested: [] });
  expect(documents.map(({ path }) => path).filter((path) => /^\/(search|cart)$/.test(path))).toEqual([]);
});
