import { expect, test } from "vitest";
import { createDocumentFilter } from "#content-lake/query/document-filter.ts";
import { QueryError } from "#content-lake/query/query-error.ts";

const course = { _id: "level-1a", _type: "course", title: "Level 1A", teacher: { _ref: "mara" } };

test.each([
  ["*", true],
  ['*[_type == "course"]', true],
  ['*[_type == "lesson"]', false],
  ['*[_type == "course"][title match "kids"]', false],
  ['*[_type == "course"]{title} | order(title)', true],
  ['*[_type == "course"] | order(title) [0...10]._id', true],
  ['*[_id in path("drafts.**")]', false],
  ['*[references("mara")]', true],
  ['*[@ match text::query("lev*")]', true],
  ['*[teacher->name == "Mara"]', false],
])("%s matches a course: %s", (query, hears) => {
  expect(createDocumentFilter(query, {})(course)).toBe(hears);
});

test("a filter has parameters", () => {
  const hears = createDocumentFilter("*[_id == $publishedId || _id == $draftId]", {
    publishedId: "level-1a",
    draftId: "drafts.level-1a",
  });

  expect([hears(course), hears({ ...course, _id: "level-1b" })]).toEqual([true, false]);
});

test("an impossible filter matches no document", () => {
  expect(createDocumentFilter("*", {})(null)).toBe(false);
});

test.each([["count(*)"], ['{"courses": *[_type == "course"]}'], ["*[_type =="]])(
  "%s isn't a listener's query",
  (query) => {
    expect(() => createDocumentFilter(query, {})).toThrow(QueryError);
  },
);
