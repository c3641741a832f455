import { describe, expect, test } from "vitest";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { type Perspective, QueryError, runQuery } from "#content-lake/query/run-query.ts";

const documents: SanityDocument[] = [
  { _id: "level-1a", _type: "course", title: "Level 1A", level: 1, teacher: { _ref: "mara" } },
  {
    _id: "drafts.level-1a",
    _type: "course",
    title: "Level 1A, revised",
    level: 1,
    teacher: { _ref: "mara" },
  },
  { _id: "level-1b", _type: "course", title: "Level 1B", level: 2, teacher: { _ref: "mara" } },
  { _id: "versions.rSummer.level-1b", _type: "course", title: "Level 1B in summer", level: 2 },
  { _id: "versions.rSummer.level-1a", _type: "course", _system: { delete: true } },
  { _id: "drafts.level-2a", _type: "course", title: "Level 2A", level: 3 },
  { _id: "mara", _type: "instructor", name: "Mara" },
];

function ask(query: string, { perspective = "published", ...options }: Partial<Asked> = {}): unknown {
  return runQuery({ documents, query, perspective, ...options }).result;
}

interface Asked {
  perspective: Perspective;
  params: Record<string, unknown>;
  now: Date;
  identity: string;
}

function failWith(query: string): QueryError {
  try {
    ask(query);
  } catch (error) {
    if (error instanceof QueryError) return error;
  }
  throw new Error(`"${query}" did not fail with a QueryError.`);
}

describe("perspectives", () => {
  test.each<[Perspective, string[]]>([
    ["published", ["Level 1A", "Level 1B"]],
    ["drafts", ["Level 1A, revised", "Level 1B", "Level 2A"]],
    [
      ["rSummer", "drafts"],
      ["Level 1B in summer", "Level 2A"],
    ],
    [["rSummer"], ["Level 1B in summer"]],
    [
      ["drafts", "rSummer"],
      ["Level 1A, revised", "Level 1B in summer", "Level 2A"],
    ],
    [["published"], ["Level 1A", "Level 1B"]],
  ])("%j shows %j", (perspective, titles) => {
    const shown = ask('*[_type == "course"] | order(title).title', { perspective });

    expect(shown).toEqual(titles);
  });

  test.each<[Perspective, unknown]>([
    ["published", [{ name: "Mara", count: 2 }]],
    ["raw", [{ name: "Mara", count: 3 }]],
  ])("%s documents that reference another are counted", (perspective, expected) => {
    const query = `*[documents::incomingRefCount() > 0]{ name, "count": documents::incomingRefCount() }`;

    expect(ask(query, { perspective })).toEqual(expected);
  });

  test("raw shows every layer under its own ID", () => {
    const ids = ask('*[_type == "course"]._id', { perspective: "raw" });

    expect(ids).toEqual([
      "drafts.level-1a",
      "drafts.level-2a",
      "level-1a",
      "level-1b",
      "versions.rSummer.level-1a",
      "versions.rSummer.level-1b",
    ]);
  });

  test("a stack gives a draft its published ID and keeps the stored one", () => {
    const draft = ask('*[_id == "level-1a"][0]{_id, _originalId}', { perspective: "drafts" });

    expect(draft).toEqual({ _id: "level-1a", _originalId: "drafts.level-1a" });
  });

  test("a reference resolves to the visible layer", () => {
    const withDraft = [...documents, { _id: "drafts.mara", _type: "instructor", name: "Mara B." }];

    const { result } = runQuery({
      documents: withDraft,
      query: '*[_id == "level-1b"][0].teacher->name',
      perspective: "drafts",
    });

    expect(result).toBe("Mara B.");
  });
});

describe("results", () => {
  test("a parameter is replaced by its value", () => {
    expect(ask("*[_id == $id][0].title", { params: { id: "level-1b" } })).toBe("Level 1B");
  });

  test("the same query with other parameters has another result", () => {
    const titles = ["level-1a", "level-1b"].map((id) => ask("*[_id == $id][0].title", { params: { id } }));

    expect(titles).toEqual(["Level 1A", "Level 1B"]);
  });

  test("documents are sorted by ID if the query has no order", () => {
    expect(ask("*[]._id")).toEqual(["level-1a", "level-1b", "mara"]);
  });

  test("a subquery can find documents that refer to the enclosing one", () => {
    const query =
      '*[_type == "instructor"]{name, "courses": *[_type == "course" && references(^._id)].title}';

    expect(ask(query)).toEqual([{ name: "Mara", courses: ["Level 1A", "Level 1B"] }]);
  });

  test("a subquery that's the same for each of ten thousand documents is quick enough to be answered", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      _id: `document-${index}`,
      _type: `type-${index % 10}`,
      other: { _ref: `document-${(index + 1) % 10_000}` },
    }));
    const query = '*[_type == "type-0" && _id in *[_type != "type-0"][0...30].other._ref]._id';

    const { result } = runQuery({ documents: many, query, perspective: "raw" });

    expect(result).toEqual(["document-1010", "document-1020", "document-1030"]);
  });

  test("a subquery can find the documents that others refer to", () => {
    const query = '*[references(*[_type == "instructor"]._id)]._id';

    expect(ask(query)).toEqual(["level-1a", "level-1b"]);
  });

  test("now() and identity() return what the caller provides", () => {
    const now = new Date("2026-11-21T12:00:00.000Z");

    expect(ask("[now(), identity()]", { now, identity: "ada" })).toEqual(["2026-11-21T12:00:00.000Z", "ada"]);
  });

  test("a missing value is in array::unique() once", () => {
    expect(ask("array::unique([1, null, 'a', *[0].gone, 1, 'a'])")).toEqual([1, null, "a"]);
    expect(ask("count(array::unique([*[0], *[0]]))")).toBe(2);
    expect(ask("array::unique('aa')")).toBeNull();
  });

  test.each([
    ['path("summer.dress") in path("summer.*")', true],
    ['path("summer.dress") in path("winter.**")', false],
    ['path(7) in path("**")', null],
  ])("a path can be compared with a pattern: %s is %s", (query, expected) => {
    expect(ask(query)).toBe(expected);
  });

  test("a date is returned as a string", () => {
    expect(ask('dateTime("2026-11-21T12:00:00Z") + 60')).toBe("2026-11-21T12:01:00Z");
  });
});

describe("rejections", () => {
  test("a syntax error is reported with its position", () => {
    const { description, start, end } = failWith("*[_type == ]");

    expect({ description, start, end }).toEqual({
      description: "Unexpected end of query",
      start: 10,
      end: 11,
    });
  });

  test("a missing parameter is named", () => {
    const { description, start, end } = failWith("*[_id == $id]");

    expect({ description, start, end }).toEqual({
      description: "param $id referenced, but not provided",
      start: 9,
      end: 12,
    });
  });

  test.each([
    ['*[]{ "parts": text::highlight(title) }', "text::highlight()"],
    ['*[] | score(text::semanticSimilarity("kids"))', "text::semanticSimilarity()"],
    ["sanity::dataset()", "sanity::dataset()"],
    ["*[anywhere(title)]", "anywhere()"],
    ["*{title} | score(level == 1)", "score()"],
    ["*[0] | order(title) | score(level == 1)", "score()"],
    ["*[(title, level)]", "Tuples"],
    ["diff::changedAny(@, @, tags[(title, level)])", "Tuples"],
    ['documents::get({"_ref": "a"})', "documents::get()"],
    ["*[delta::operation() == 'create']", "delta::operation()"],
  ])("%s is rejected by function name", (query, name) => {
    expect(failWith(query).description).toContain(name);
  });
});
