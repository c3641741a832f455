import { describe, expect, test } from "vitest";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { runQuery } from "#content-lake/query/run-query.ts";
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
    [
      '*[_type == "course" && geo::contains(*[_id == "settings"][0].area, location)]',
      { course: true, mara: false, settings: true },
    ],
    [
      '*[_type == "course" && diff::changedAny(@, *[_type == "instructor"][0], teacher.(_ref))]',
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

  test("expires a query that's bounded by its parameters", () => {
    const query = "*[_type in $types && slug.current == $slug]";
    const params = { types: ["course"], slug: "level-1a" };

    expect([isExpired(query, course, params), isExpired(query, mara, params)]).toEqual([true, false]);
  });

  test("expires a query with a broken reference when its target is created", () => {
    const { syncTags } = runQuery({
      documents: [course],
      query: '*[_type == "course"]{teacher->}',
      perspective: "published",
    });

    const tags = toChangeTags([{ before: null, after: mara }]);

    expect(tags.filter((tag) => syncTags.includes(tag))).toHaveLength(1);
  });

  test("to a draft expires what shows the draft's document", () => {
    const { syncTags } = runQuery({
      documents: [course],
      query: '*[_id == "level-1a"]',
      perspective: "drafts",
    });

    const tags = toChangeTags([{ before: null, after: { ...course, _id: "drafts.level-1a" } }]);

    expect(tags.filter((tag) => syncTags.includes(tag))).not.toEqual([]);
  });
});

test("tags look like hosted ones and reveal nothing", () => {
  expect(toTags('*[_type == "course"]')).toEqual([expect.stringMatching(/^s1:[0-9a-f]{10}$/)]);
});

test("a result that follows many references stays under the number of tags that Next keeps", () => {
  const lessons = Array.from({ length: 300 }, (_, index) => ({ _id: `lesson-${index}`, _type: "lesson" }));
  const outline = { _id: "outline", _type: "outline", lessons: lessons.map(({ _id }) => ({ _ref: _id })) };

  const { syncTags } = runQuery({
    documents: [outline, ...lessons],
    query: '*[_type == "outline"]{lessons[]->}',
    perspective: "published",
  });

  expect(syncTags).toHaveLength(2);
});
