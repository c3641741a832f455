import { expect, test } from "vitest";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { createIndexedDocuments } from "#content-lake/query/indexed-documents.ts";
import { runQuery } from "#content-lake/query/run-query.ts";

const span = (text: string, marks: string[] = []) => ({ _type: "span", text, marks });
const documents: SanityDocument[] = [
  { _id: "a", _type: "course", title: "Level 1A Online ASL Course", tags: ["beginner", "fresh start"] },
  {
    _id: "b",
    _type: "course",
    title: "Kids Level",
    body: [
      {
        _type: "block",
        style: "blockquote",
        children: [span("Sign with Ma", ["strong"]), span("ra, well-known at asl.example “here”")],
        markDefs: [{ _type: "link", href: "https://maps.example" }],
      },
    ],
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
  ["strong", []],
  ["blockquote", []],
  ["maps.example", ["b"]],
  ["well-known", ["b"]],
  ["here", ["b"]],
  ['"known well"', []],
  ['"online asl cou*"', ["a"]],
  ["*ing", ["c"]],
  ["f*spel*ing", ["c"]],
  ["LÉVEL", []],
  ["...", []],
  ["", []],
])("searching whole documents for %j finds %j", (search, ids) => {
  expect(find("*[@ match text::query($search)]._id", search)).toEqual(ids);
});

test("a search checks every value on its left", () => {
  expect(find("*[[title, seo.description] match text::query($search)]._id", "fingerspelling name")).toEqual([
    "c",
  ]);
});

test("a search checks the strings in an array", () => {
  expect(find("*[tags match text::query($search)]._id", "beginner")).toEqual(["a"]);
});

test("the Studio's list search finds documents by title and ID, best match first", () => {
  const query = `*[_type in ["course"]] | score(
    boost(_type in ["course"] && title match text::query($search), 10),
    ([@, _id] match text::query($search) || references($search))
  ) [_score > 0] {_id, "orderings": [_score]} | order(orderings[0] desc) [0...1001]`;

  expect(find(query, "beginner*")).toEqual([{ _id: "a", orderings: [expect.any(Number)] }]);
});

test("a match with several words has a score if all of them match", () => {
  const query = "*[] | score(title match text::query($search)) {_id, _score}";

  expect(find(query, "level asl")).toEqual([
    { _id: "a", _score: expect.closeTo(2, 5) },
    { _id: "b", _score: 0 },
    { _id: "c", _score: 0 },
  ]);
});

test("a more frequent word has a higher score", () => {
  const query = "[{'_id': 'x', 'title': $search}] | score(title match text::query('sign'))._score";

  expect(find(query, "sign")).toEqual([1]);
  expect(find(query, "sign sign Sign")).toEqual([expect.closeTo(1.571, 3)]);
});

test("a boost only affects what matches", () => {
  const query = "*[_type == 'course'] | score(boost(title match text::query($search), 10)) {_id, _score}";

  expect(find(query, "kids")).toEqual([
    { _id: "b", _score: 11 },
    { _id: "a", _score: 0 },
  ]);
});

test("a pattern with many stars gets a prompt result", () => {
  const long = { _id: "long", _type: "note", title: "a".repeat(5_000) };

  const { result } = runQuery({
    documents: [long],
    query: "*[title match text::query($search)]",
    params: { search: `${"a*".repeat(50)}b` },
    perspective: "raw",
  });

  expect(result).toEqual([]);
});

test.each(["raw", "published", "drafts"] as const)(
  "the same search follows every edit, seen as %s",
  (perspective) => {
    const source = createIndexedDocuments(documents);
    const search = () =>
      runQuery({
        documents: source,
        query: "*[@ match text::query('lev* kids')]._id",
        perspective,
      }).result;

    const found = [search()];
    source.put({ _id: "a", _type: "course", title: "Level 1A for Kids" });
    found.push(search());
    source.put({ _id: "d", _type: "course", title: "Kids' Levels" });
    source.put({ _id: "e", _type: "course", title: "Levels for kids" });
    found.push(search());
    source.put({ _id: "b", _type: "course", title: "Level 2" });
    source.remove("e");
    found.push(search());

    expect(found).toEqual([["b"], ["a", "b"], ["a", "b", "e"], ["a"]]);
  },
);
