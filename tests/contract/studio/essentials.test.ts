import { runQuery } from "@shop/emulators/content-lake/query/run-query.ts";
import { createDatasetView } from "@shop/emulators/content-lake/store/dataset-view.ts";
import { contentSeed } from "@shop/emulators/seed/content-seed.ts";
import { essentials } from "@shop/studio/tools/home/essentials.ts";
import { listMissing } from "@shop/studio/tools/home/list-missing.ts";
import { candidatesQuery, candidatesSchema } from "@shop/studio/tools/home/use-missing.ts";
import { expect, test } from "vitest";
import { builtInLinks } from "../../support/site/built-in-links.ts";

interface Content {
  _id: string;
  _type: string;
}

/** What the Studio's home says of these documents. */
function readMissing(contents: readonly Content[]) {
  const at = "2026-11-29T12:00:00Z";
  const documents = contents.map((content) => ({ ...content, _rev: "1", _createdAt: at, _updatedAt: at }));
  const { result } = runQuery({
    documents: createDatasetView(documents).sources.all,
    query: candidatesQuery,
    params: {},
    perspective: "raw",
  });
  return listMissing(candidatesSchema.parse(result));
}

test("the demonstration has what no site can do without", () => {
  expect(readMissing(contentSeed.documents)).toEqual([]);
});

test("a draft counts as started, and a document in a release not at all", () => {
  const terms = { _type: "legalPage", slug: { current: "terms" } };
  const courses = { _type: "page", path: "/courses" };

  expect(
    readMissing([
      { ...terms, _id: "drafts.terms" },
      { ...courses, _id: "versions.spring.courses" },
    ]),
  ).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: "Terms of use", params: { id: "terms", type: "legalPage" } }),
      expect.objectContaining({ title: "Courses", intent: "create" }),
    ]),
  );
});

test("every legal page that the footer links to by itself is among the essentials", () => {
  const paths = essentials.map(({ path }) => path);

  expect(paths).toEqual(expect.arrayContaining(builtInLinks.footer.legalLinks.map(({ href }) => href)));
});
