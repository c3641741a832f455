import { runQuery } from "@shop/emulators/content-lake/query/run-query.ts";
import { createDatasetView } from "@shop/emulators/content-lake/store/dataset-view.ts";
import { draftFilter } from "@shop/studio/unpublished/draft-filter.ts";
import { expect, test } from "vitest";

const document = (_id: string, _type: string) => ({
  _id,
  _type,
  _rev: "1",
  _createdAt: "2026-11-29T12:00:00Z",
  _updatedAt: "2026-11-29T12:00:00Z",
});

const { sources } = createDatasetView([
  document("drafts.course", "course"),
  document("drafts.siteSettings", "siteSettings"),
  document("drafts.secret", "sanity.previewUrlSecret"),
  document("course", "course"),
  document("versions.spring.course", "course"),
]);

test("only drafts of content count as unpublished changes", () => {
  const { result } = runQuery({
    documents: sources.all,
    query: `*[${draftFilter}] | order(_id) ._id`,
    params: {},
    perspective: "raw",
  });

  expect(result).toEqual(["drafts.course", "drafts.siteSettings"]);
});
