import { toSearchParams } from "@shop/web/content/to-search-params.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestLake } from "../../support/content-lake.ts";
import { startSeededLake } from "../../support/seeded-lake.ts";
import { searchLake } from "../../support/site-dictionary.tsx";

let lake: TestLake;

beforeAll(async () => {
  lake = await startSeededLake();
}, 60_000);

afterAll(() => lake?.[Symbol.asyncDispose]());

const search = async (text: string) => {
  const params = toSearchParams(text);
  return params ? searchLake(lake.visitor(), params) : [];
};

test("a sign is found by its English words, in any order and partly typed", async () => {
  const found = await search("you than");

  expect(found).toContainEqual(
    expect.objectContaining({ _type: "sign", title: "THANK-YOU", line: "thank you, thanks" }),
  );
});

test("every type of document is found by a word in it", async () => {
  const kinds = await Promise.all(
    ["1A", "thanks", "fingerspell", "Harrigan", "fifteen", "refund"].map(async (word) =>
      (await search(word)).map(({ _type }) => _type),
    ),
  );

  expect(kinds).toEqual(
    ["course", "sign", "freeLesson", "book", "blogPost", "faq"].map((kind) => expect.arrayContaining([kind])),
  );
});

test("matches in the title come before other matches", async () => {
  const lessons = (await search("name")).filter(({ _type }) => _type === "freeLesson");

  expect(lessons.length).toBeGreaterThan(1);
  expect(lessons[0]?.title).toBe("Spell your name");
});

test("not every word has to match, and what has the most words comes first", async () => {
  const questions = (await search("forgot my password xylophone")).filter(({ _type }) => _type === "faq");

  expect(questions.map(({ matches }) => matches)).toEqual(
    questions.map(({ matches }) => matches).toSorted((a, b) => b - a),
  );
  expect(questions[0]).toMatchObject({ slug: "forgot-password", matches: 2, titleMatches: 2 });
  expect(await search("xylophone")).toEqual([]);
});

test.each([
  ["gift", "/gifts"],
  ["gifts", "/gifts"],
  ["refund", "/requests/refund"],
  ["how do I get a refund", "/requests/refund"],
  ["books", "/books"],
  ["dictionary", "/asl/dictionary"],
])("“%s” finds the page %s", async (text, path) => {
  const pages = (await search(text)).filter(({ path: foundPath }) => foundPath !== null);

  expect(pages.slice(0, 1)).toMatchObject([{ path }]);
});

test("a legal page is found by its title", async () => {
  expect(await search("privacy")).toContainEqual(
    expect.objectContaining({ _type: "legalPage", slug: "privacy-policy" }),
  );
});

test("at most twelve of each type are found", async () => {
  const signs = (await search("s")).filter(({ _type }) => _type === "sign");

  expect(signs).toHaveLength(12);
});

test("a sign without English words is found by its gloss", async () => {
  const { _id } = await lake.client().create({
    _type: "sign",
    gloss: "XYLOPHONE",
    slug: { _type: "slug", current: "xylophone" },
  });

  expect(await search("xylophone")).toMatchObject([{ _id, title: "XYLOPHONE", line: null }]);
});

test("unpublished documents aren't found", async () => {
  await lake.client().create({
    _id: "drafts.secret-course",
    _type: "course",
    title: "Quokka course",
    slug: { _type: "slug", current: "quokka" },
  });

  expect(await search("quokka")).toEqual([]);
});
