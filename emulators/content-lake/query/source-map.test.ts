import type { ContentSourceMap } from "@sanity/client";
import { jsonPathToStudioPath, resolveEditInfo, studioPath } from "@sanity/client/csm";
import { encodeIntoResult } from "@sanity/client/stega";
import { describe, expect, test } from "vitest";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { type Perspective, runQuery } from "#content-lake/query/run-query.ts";

const block = (key: string, ...texts: string[]) => ({
  _type: "block",
  _key: key,
  markDefs: [],
  children: texts.map((text, index) => ({ _type: "span", _key: `${key}-${index}`, marks: [], text })),
});

const documents: SanityDocument[] = [
  {
    _id: "level-1a",
    _type: "course",
    title: "Level 1A",
    level: 1,
    seo: { description: "Begin here" },
    tags: ["beginner", "online"],
    teacher: { _type: "reference", _ref: "mara" },
    topics: [
      { _key: "t2", name: "Numbers", order: 2 },
      { _key: "t1", name: "Greetings", order: 1 },
    ],
    rows: [{ cells: ["one"] }, { cells: ["two", "three"] }],
    body: [block("b1", "First ", "words"), { _type: "figure", _key: "b2", caption: "A hand" }],
    needs: [
      { _key: "n1", _type: "reference", _ref: "level-0" },
      { _key: "n2", _type: "reference", _ref: "level-1b" },
    ],
    "it's": "quoted",
  },
  { _id: "drafts.level-1b", _type: "course", title: "Level 1B, draft", level: 2, teacher: { _ref: "mara" } },
  { _id: "level-1b", _type: "course", title: "Level 1B", level: 2, teacher: { _ref: "mara" } },
  { _id: "mara", _type: "instructor", name: "Mara", bio: [block("m1", "Born Deaf")] },
  { _id: "versions.rSummer.mara", _type: "instructor", name: "Mara in summer" },
];

function readSourceMap(query: string): ContentSourceMap {
  const options = { documents, query, perspective: "drafts", resultSourceMap: true } as const;
  const { resultSourceMap } = runQuery(options);
  if (!resultSourceMap) throw new Error("The result has no source map.");
  return resultSourceMap;
}

/** The result with each string that has a source replaced by that source, as the client finds it. */
function toSources(query: string, perspective: Perspective = "drafts"): unknown {
  const { result, resultSourceMap } = runQuery({ documents, query, perspective, resultSourceMap: true });
  if (!resultSourceMap) throw new Error("The result has no source map.");
  return encodeIntoResult(result, resultSourceMap, ({ sourceDocument, sourcePath }) => {
    const path = studioPath.toString(jsonPathToStudioPath(sourcePath));
    return `${sourceDocument._id} ${path}`;
  });
}

describe("a string leads to the field it was copied from:", () => {
  test.each<[string, string, unknown]>([
    ["a field alone", '*[_id == "level-1a"][0].title', "level-1a title"],
    ["a renamed field", '*[_id == "level-1a"][0]{"headline": title}', { headline: "level-1a title" }],
    [
      "a field of an object",
      '*[_id == "level-1a"][0]{"text": seo.description}',
      { text: "level-1a seo.description" },
    ],
    ["a field with a quote in its name", '*[_id == "level-1a"][0]{"q": @["it\'s"]}', { q: "level-1a it's" }],
    [
      "strings of an array",
      '*[_id == "level-1a"][0]{tags}',
      { tags: ["level-1a tags[0]", "level-1a tags[1]"] },
    ],
    [
      "an item by its index",
      '*[_id == "level-1a"][0]{"last": topics[-1].name}',
      { last: 'level-1a topics[_key=="t1"].name' },
    ],
    [
      "items of a list, whatever their order",
      '*[_id == "level-1a"][0]{topics[] | order(order){"label": name}}',
      {
        topics: [
          { label: 'level-1a topics[_key=="t1"].name' },
          { label: 'level-1a topics[_key=="t2"].name' },
        ],
      },
    ],
    [
      "filtered items",
      '*[_id == "level-1a"][0]{"names": topics[order < 2].name}',
      { names: ['level-1a topics[_key=="t1"].name'] },
    ],
    ["a slice of items", '*[_id == "level-1a"][0].topics[1..1].name', ['level-1a topics[_key=="t1"].name']],
    [
      "items in items without keys",
      '*[_id == "level-1a"][0].rows[].cells[]',
      ["level-1a rows[0].cells[0]", "level-1a rows[1].cells[0]", "level-1a rows[1].cells[1]"],
    ],
    ["a referenced document", '*[_id == "level-1a"][0]{"by": teacher->name}', { by: "mara name" }],
    [
      "referenced documents in a list",
      '*[_id == "level-1a"][0].needs[]->title',
      [null, "drafts.level-1b title"],
    ],
    [
      "sorted documents",
      '*[_type == "course"] | order(level desc){title}',
      [{ title: "drafts.level-1b title" }, { title: "level-1a title" }],
    ],
    [
      "scored documents",
      '*[_type == "course"] | score(title match "1A"){title}',
      [{ title: "level-1a title" }, { title: "drafts.level-1b title" }],
    ],
    [
      "the enclosing document",
      '*[_type == "instructor"][0]{"taught": *[_type == "course" && references(^._id)]{"by": ^.name}}',
      { taught: [{ by: "mara name" }, { by: "mara name" }] },
    ],
    [
      "the enclosing document, around a list",
      '*[_id == "level-1a"][0]{"t": topics[]{"of": ^.title}}',
      { t: [{ of: "level-1a title" }, { of: "level-1a title" }] },
    ],
    [
      "the first that exists",
      '*[_id == "level-1a"][0]{"t": coalesce(subtitle, title)}',
      { t: "level-1a title" },
    ],
    [
      "the selected one",
      '*[_id == "level-1a"][0]{"t": select(level > 1 => seo.description, title)}',
      { t: "level-1a title" },
    ],
    [
      "a conditional projection",
      '*[_id == "level-1a"][0]{level == 1 => {"t": title}, level == 2 => {"u": title}}',
      { t: "level-1a title" },
    ],
    [
      "a compacted list",
      '*[_id == "level-1a"][0]{"n": array::compact(needs[]->title)}',
      { n: ["drafts.level-1b title"] },
    ],
    [
      "a constructed array",
      '*[_id == "level-1a"][0]{"a": [title, ...tags]}',
      { a: ["level-1a title", "level-1a tags[0]", "level-1a tags[1]"] },
    ],
    [
      "two queries in one",
      '{"a": *[_id == "level-1a"][0].title, "b": *[_id == "mara"][0]{name}}',
      { a: "level-1a title", b: { name: "mara name" } },
    ],
    [
      "portable text",
      '*[_id == "level-1a"][0]{body[]{..., _type == "figure" => {"text": caption}}}',
      {
        body: [
          block(
            "b1",
            'level-1a body[_key=="b1"].children[_key=="b1-0"].text',
            'level-1a body[_key=="b1"].children[_key=="b1-1"].text',
          ),
          {
            _type: 'level-1a body[_key=="b2"]._type',
            _key: 'level-1a body[_key=="b2"]._key',
            caption: 'level-1a body[_key=="b2"].caption',
            text: 'level-1a body[_key=="b2"].caption',
          },
        ],
      },
    ],
    [
      "a whole document",
      '*[_id == "level-1a"][0]{..., "tags": null, "rows": null, "needs": null, "teacher": null, "topics": topics[0].name, "body": body[0...1]}',
      {
        _id: "level-1a _id",
        _originalId: "level-1a _originalId",
        _type: "level-1a _type",
        title: "level-1a title",
        level: 1,
        seo: { description: "level-1a seo.description" },
        tags: null,
        teacher: null,
        topics: 'level-1a topics[_key=="t2"].name',
        rows: null,
        body: [
          block(
            "b1",
            'level-1a body[_key=="b1"].children[_key=="b1-0"].text',
            'level-1a body[_key=="b1"].children[_key=="b1-1"].text',
          ),
        ],
        needs: null,
        "it's": "level-1a it's",
      },
    ],
  ])("%s", (_what, query, sources) => {
    expect(toSources(query)).toEqual(sources);
  });

  test("a release's version, in its stack", () => {
    expect(toSources('*[_id == "level-1b"][0]{title, "by": teacher->name}', ["rSummer", "drafts"])).toEqual({
      title: "drafts.level-1b title",
      by: "versions.rSummer.mara name",
    });
  });
});

test.each([
  ['*[_id == "level-1a"][0]{"t": title + "!"}', { t: "Level 1A!" }],
  ['*[_id == "level-1a"][0]{"t": upper(title)}', { t: "LEVEL 1A" }],
  ['*[_id == "mara"][0]{"t": pt::text(bio)}', { t: "Born Deaf" }],
  ['{"t": "constant"}', { t: "constant" }],
])("a computed value has no source: %s", (query, answer) => {
  expect(toSources(query)).toEqual(answer);
});

test("a missing value has no mapping", () => {
  const resultSourceMap = readSourceMap('*[_id == "level-1a"][0]{title, subtitle}');

  expect(resultSourceMap).toEqual({
    documents: [{ _id: "level-1a", _type: "course" }],
    paths: ["$['title']"],
    mappings: { "$['title']": { type: "value", source: { type: "documentValue", document: 0, path: 0 } } },
  });
});

test("an editor gets the type, the document and the field of what they clicked", () => {
  const resultSourceMap = readSourceMap('*[_type == "course"] | order(level)[1]{title}');

  const info = resolveEditInfo({ studioUrl: "/studio", resultSourceMap, resultPath: ["title"] });

  expect(info).toMatchObject({ id: "drafts.level-1b", type: "course", path: ["title"] });
});

test("a result without a source map isn't slower", () => {
  const { resultSourceMap } = runQuery({ documents, query: "*", perspective: "drafts" });

  expect(resultSourceMap).toBeUndefined();
});
