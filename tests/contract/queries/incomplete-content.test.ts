import { beforeAll, describe, expect, test } from "vitest";
import { sectionTypes } from "../../../schemas/sections/section-types.ts";
import { toCompleteDocuments } from "../../support/complete-documents.ts";
import { toIncompleteDocuments } from "../../support/incomplete-documents.ts";
import { createFittingClient, createMemoryDataset } from "../../support/query-client.ts";
import { createSlipFinder, findSlips, renderSite, toViews } from "../../support/render-site.tsx";
import { listQueryNames, readSite, siteQueries } from "../../support/site-queries.ts";
import { stubEmbeddedEnvironment } from "../../support/site/stub-embedded-environment.ts";

const written = { _rev: "1", _createdAt: "2026-01-01T09:00:00Z", _updatedAt: "2026-01-01T09:00:00Z" };
const documents = toCompleteDocuments().map((document) => ({ ...written, ...document }));
const queries = Object.values(siteQueries).map(({ query }) => query);
/** The documents that queries name or follow. */
const shown = documents.filter(({ _type }) =>
  queries.some((query) => new RegExp(`\\b${_type}\\b`).test(query)),
);

const dataset = createMemoryDataset(documents);
const client = createFittingClient(dataset.client);
const findSlipsIn = createSlipFinder();

beforeAll(() => stubEmbeddedEnvironment());

const readComplete = () =>
  readSite(client, { path: "/complete", slug: "complete", handle: "handle", level: "level" });

const findSlipsOfSite = async () => findSlipsIn(toViews(await readComplete()));

test("every query of the site is tested here", () => {
  expect(Object.keys(siteQueries).toSorted()).toEqual(listQueryNames());
});

test.each(Object.entries(siteQueries))("%s finds its complete document", async (_name, { query, params }) => {
  const found: unknown = await client.fetch(query, params);

  expect(found).toMatchObject({});
  expect(found).not.toEqual([]);
});

test("complete documents are fully shown, and the lists find theirs", async () => {
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
  test.each(toIncompleteDocuments(document).map((incomplete) => [incomplete.without, incomplete] as const))(
    "the site renders one without %s",
    async (_without, incomplete) => {
      dataset.put({ ...written, ...incomplete.document });

      const slips = await findSlipsOfSite();
      dataset.put(document);

      expect(slips).toEqual([]);
    },
  );

  test("the site renders what's left when it's gone", async () => {
    dataset.remove(document);

    const slips = await findSlipsOfSite();
    dataset.put(document);

    expect(slips).toEqual([]);
  });
});
