import { describe, expect, test } from "vitest";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { createIndexedDocuments, type IndexedDocuments } from "#content-lake/query/indexed-documents.ts";
import { type Perspective, runQuery } from "#content-lake/query/run-query.ts";
import { toChangeTags } from "#content-lake/query/sync-tags.ts";

const course = { _id: "level-1a", _type: "course", teacher: { _ref: "mara" } };
const mara = { _id: "mara", _type: "instructor", name: "Mara" };
const settings = { _id: "settings", _type: "settings" };

function toTags(query: string, params: Record<string, unknown> = {}): string[] {
  return runQuery({ documents: [course, mara, settings], query, params, perspective: "published" }).syncTags;
}

function isExpired(query: string, document: SanityDocument, params: Record<string, unknown> = {}): boolean {
  const tags = new Set(toTags(query, params));
  return toChangeTags([{ before: document, after: { ...document, _rev: "2" } }]).some((tag) => tags.has(tag));
}

describe("a change of one document", () => {
  test.each<[string, { course: boolean; mara: boolean; settings: boolean }]>([
    ["*", { course: true, mara: true, settings: true }],
    ['*[_type == "course"]', { course: true, mara: false, settings: false }],
    [
      '*["course" == _type && level > 1] | order(title) [0...3]{title}',
      { course: true, mara: false, settings: false },
    ],
    ['*[_type in ["course", "settings"]]', { course: true, mara: false, settings: true }],
    ['*[_type == "course" || _id == "settings"]', { course: true, mara: false, settings: true }],
    ['*[_type == "course" || level > 1]', { course: true, mara: true, settings: true }],
    ['*[_type == "course"]{teacher->{name}}', { course: true, mara: true, settings: false }],
    ['*[_id == "settings"][0]', { course: false, mara: false, settings: true }],
    ['*[_id in ["settings", "mara"]]', { course: false, mara: true, settings: true }],
    [
      '*[_type == "instructor"]{"n": count(*[_type == "course" && references(^._id)])}',
      { course: true, mara: true, settings: false },
    ],
    ['*[0...2][_type == "course"]', { course: true, mara: true, settings: true }],
    ['*[!(_type == "course")]', { course: true, mara: true, settings: true }],
    ['"no document"', { course: false, mara: false, settings: false }],
  ])("expires %s: %j", (query, expired) => {
    expect({
      course: isExpired(query, course),
      mara: isExpired(query, mara),
      settings: isExpired(query, settings),
    }).toEqual(expired);
  });

  test("expires a query that is bound by its parameters", () => {
    const query = "*[_type in $types && slug.current == $slug]";
    const params = { types: ["course"], slug: "level-1a" };

    expect([isExpired(query, course, params), isExpired(query, mara, params)]).toEqual([true, false]);
  });

  test("expires a query whose reference led nowhere when its target appears", () => {
    const { syncTags } = runQuery({
      documents: [course],
      query: '*[_type == "course"]{teacher->}',
      perspective: "published",
    });

    const tags = toChangeTags([{ before: null, after: mara }]);

    expect(tags.filter((tag) => syncTags.includes(tag))).toHaveLength(1);
  });

  test("of a draft expires what shows the draft's document", () => {
    const { syncTags } = runQuery({
      documents: [course],
      query: '*[_id == "level-1a"]',
      perspective: "drafts",
    });

    const tags = toChangeTags([{ before: null, after: { ...course, _id: "drafts.level-1a" } }]);

    expect(tags.filter((tag) => syncTags.includes(tag))).not.toEqual([]);
  });
});

test("tags look like the hosted ones and say nothing of their subject", () => {
  expect(toTags('*[_type == "course"]')).toEqual([expect.stringMatching(/^s1:[0-9a-f]{10}$/)]);
});

test("an answer that follows many references stays below the number of tags that Next keeps", () => {
  const lessons = Array.from({ length: 300 }, (_, index) => ({ _id: `lesson-${index}`, _type: "lesson" }));
  const outline = { _id: "outline", _type: "outline", lessons: lessons.map(({ _id }) => ({ _ref: _id })) };

  const { syncTags } = runQuery({
    documents: [outline, ...lessons],
    query: '*[_type == "outline"]{lessons[]->}',
    perspective: "published",
  });

  expect(syncTags).toHaveLength(2);
});

test("whatever changes, an answer that changes has one of the tags of the change", () => {
  expect(findMissedChange({ seed: 20261121, edits: 400 })).toBeNull();
}, 60_000);

const queries = [
  "*",
  "count(*)",
  "*[n > 2]",
  '*[_type == "a"]',
  '*[_type == "a" && n > 2] | order(n desc) [0...3]{n, ref->{n, ref->}}',
  '*[_type in ["a", "b"]]{_type, "back": *[references(^._id)]._id}',
  '*[_type == "b"]{"back": *[_type == "a" && references(^._id)]{n}}',
  '*[_type == "a" && ref->n > 2]._id',
  '*[_id == "d1" || _id == "d2"]{n, refs[]->{n}}',
  '*[_id in ["d1", "drafts.d1", "versions.rX.d1"]]{_id, n}',
  '*[_type == "a" || _id == "d3"]{_id}',
  '*[_type == "a"][0]{n, "next": *[_type == ^._type && n > ^.n][0].n}',
  '*[_type == "a"] | score(text match text::query("w1")) [_score > 1]{_id}',
  '*[@ match text::query("w2*")]._id',
  '*[_type == "c" && @ match text::query("w2*")]._id',
  '{"a": *[_type == "a"]._id, "b": *[_type == "b"][0].ref->ref->n}',
  'select(count(*[_type == "c"]) > 2 => "many", "few")',
  '*[_type == "a"]{"x": coalesce(ref->n, refs[0]->n, 0)}',
  '*[_type == "a" && defined(ref->)]{refs[n > 1]->{_id}}',
  "releases::all()._id",
  '*[!(_type == "a")]._id',
  '*[_type != "a"][0...4]._id',
  "*[_type == $type && _id != $id]{n}",
  '*[_type == "a" && ref._ref == $id]{n}',
  '*[_type == "b"]{n, "same": *[_type == "c" && ref._ref == ^.ref._ref]{n}}',
  "*[n == 3 || references($id)]._id",
];
const perspectives: Perspective[] = ["raw", "published", "drafts", ["rX", "drafts"], ["rX"]];

interface MissedChange {
  query: string;
  perspective: Perspective;
  change: { before: SanityDocument | null; after: SanityDocument | null };
}

/** Edits a small dataset at random and asks every query before and after, from every perspective. */
function findMissedChange({ seed, edits }: { seed: number; edits: number }): MissedChange | null {
  const random = createRandom(seed);
  const documents = createIndexedDocuments([]);
  let answers = askAll(documents);
  for (let edit = 0; edit < edits; edit++) {
    const after = createDocument(random);
    const before = documents.get(after._id) ?? null;
    const change = { before, after: before && random(3) === 0 ? null : after };
    const changeTags = new Set(toChangeTags([change]));
    if (change.after) documents.put(change.after);
    else documents.remove(after._id);
    const next = askAll(documents);
    const missed = answers.find(
      ({ text, syncTags }, index) =>
        text !== next[index]?.text && !syncTags.some((tag) => changeTags.has(tag)),
    );
    if (missed) return { query: missed.query, perspective: missed.perspective, change };
    answers = next;
  }
  return null;
}

function askAll(documents: IndexedDocuments) {
  const params = { type: "b", id: "d4" };
  return perspectives.flatMap((perspective) =>
    queries.map((query) => {
      const { result, syncTags } = runQuery({ documents, query, params, perspective });
      return { query, perspective, text: JSON.stringify(result), syncTags };
    }),
  );
}

/** Types differ between the layers of one document now and then, as nothing in the lake forbids. */
function createDocument(random: (below: number) => number): SanityDocument {
  const pick = (items: readonly string[]) => items[random(items.length)] ?? "";
  const id = `d${random(6)}`;
  const target = () => ({ _type: "reference", _ref: `d${random(7)}` });
  return {
    _id: pick(["", "", "drafts.", "versions.rX."]) + id,
    _type:
      random(8) === 0
        ? pick(["a", "b", "c", "system.release"])
        : pick([["a", "b", "c"][Number(id.slice(1)) % 3] ?? "a"]),
    n: random(5),
    text: `w${random(3)} w${random(30)}`,
    ...(random(2) === 0 ? { ref: target() } : {}),
    ...(random(3) === 0
      ? {
          refs: [
            { ...target(), n: random(3) },
            { ...target(), n: random(3) },
          ],
        }
      : {}),
    ...(random(6) === 0 ? { _system: { delete: true } } : {}),
  };
}

/** mulberry32: the same numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
