import { expect, test } from "vitest";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { runQuery } from "#content-lake/query/run-query.ts";

const span = (text: string) => ({ _type: "span", text });
const documents: SanityDocument[] = [
  { _id: "a", _type: "course", title: "Level 1A Online ASL Course", tags: ["beginner", "fresh start"] },
  {
    _id: "b",
    _type: "course",
    title: "Kids Level",
    body: [{ _type: "block", children: [span("Sign with "), span("Mara")] }],
  },
  { _id: "c", _type: "lesson", title: "Fingerspelling", seo: { description: "Start with your name" } },
];

function find(query: string, search: string): unknown {
  return runQuery({ documents, query, params: { search }, perspective: "published" }).result;
}

test.each([
  ["level", ["a", "b"]],
  ["LEVEL kids", ["b"]],
  ["lev*", ["a", "b"]],
  ["lev", []],
  ["start", ["a", "c"]],
  ["level -kids", ["a"]],
  ["-level", ["c"]],
  ['"fresh start"', ["a"]],
  ['"start fresh"', []],
  ['"with mara"', ["b"]],
  ['level -"fresh start"', ["b"]],
  ["*", ["a", "b", "c"]],
  ["course", ["a"]],
  ["", []],
])("searching whole documents for %j finds %j", (search, ids) => {
  expect(find("*[@ match text::query($search)]._id", search)).toEqual(ids);
});

test("a search looks at every value on its left", () => {
  expect(find("*[[title, seo.description] match text::query($search)]._id", "fingerspelling name")).toEqual([
    "c",
  ]);
});

test("a search looks at the strings of an array", () => {
  expect(find("*[tags match text::query($search)]._id", "beginner")).toEqual(["a"]);
});

test("the Studio's list search finds by title and by id, best first", () => {
  const query = `*[_type in ["course"]] | score(
    boost(_type in ["course"] && title match text::query($search), 10),
    ([@, _id] match text::query($search) || references($search))
  ) [_score > 0] {_id, "orderings": [_score]} | order(orderings[0] desc) [0...1001]`;

  expect(find(query, "beginner*")).toEqual([{ _id: "a", orderings: [expect.any(Number)] }]);
});
