import { stubEmbeddedEnvironment } from "@shop/web/lib/stub-embedded-environment.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sectionTypes } from "../../../schemas/sections/section-types.ts";
import { toCompleteDocuments } from "../../support/complete-documents.ts";
import { startContentLake, type TestLake } from "../../support/content-lake.ts";
import { toIncompleteDocuments } from "../../support/incomplete-documents.ts";
import { findSlips, renderSite } from "../../support/render-site.tsx";
import { listQueryNames, readSite, siteQueries } from "../../support/site-queries.ts";

const documents = toCompleteDocuments();
const queries = Object.values(siteQueries).map(({ query }) => query);
/** The documents that queries name, or reach by a field of that name. */
const shown = documents.filter(({ _type }) =>
  queries.some((query) => new RegExp(`\\b${_type}\\b`).test(query)),
);

let lake: TestLake;

beforeAll(async () => {
  stubEmbeddedEnvironment();
  lake = await startContentLake();
  const transaction = lake.client().transaction();
  for (const document of documents) transaction.create(document);
  await transaction.commit();
});

afterAll(() => lake?.[Symbol.asyncDispose]());

const readComplete = () =>
  readSite(lake.client({ perspective: "published" }), {
    path: "/complete",
    slug: "complete",
    handle: "handle",
    level: "level",
  });

const findSlipsOfSite = async () => findSlips(await renderSite(await readComplete()));

test("every query of the site is among those tested", () => {
  expect(Object.keys(siteQueries).toSorted()).toEqual(listQueryNames());
});

test.each(Object.entries(siteQueries))("%s finds its complete document", async (_name, { query, params }) => {
  const found: unknown = await lake.client({ perspective: "published" }).fetch(query, params);

  expect(found).toMatchObject({});
  expect(found).not.toEqual([]);
});

test("complete documents are shown whole, and the shelves find what belongs on them", async () => {
  const site = await readComplete();
  const markup = await renderSite(site);

  expect(site.page?.sections?.map(({ _type }) => _type)).toEqual(sectionTypes.map(({ name }) => name));
  expect(markup).toContain('href="/courses/complete"');
  expect(markup).toContain('href="/books/handle"');
  expect(markup).toContain('href="/free-lessons/level/complete"');
  expect(markup).toContain('id="complete"');
  expect(site.book?.relatedProducts).toHaveLength(2);
  expect(markup).toContain('href="/blog/complete"');
  expect(markup).toContain('href="/asl/dictionary/complete"');
  expect(markup).toContain("Version of versionLabel");
  expect(findSlips(markup)).toEqual([]);
});

describe.each(shown.map((document) => [document._type, document] as const))("%s", (_type, document) => {
  afterAll(async () => {
    await lake.client().createOrReplace(document);
  });

  test.each(toIncompleteDocuments(document).map(({ without, ...rest }) => [without, rest.document] as const))(
    "the site shows one without %s",
    async (_without, incomplete) => {
      await lake.client().createOrReplace(incomplete);

      expect(await findSlipsOfSite()).toEqual([]);
    },
  );

  test("the site shows what is left when it is gone", async () => {
    await lake.client().delete(document._id);

    expect(await findSlipsOfSite()).toEqual([]);
  });
});
