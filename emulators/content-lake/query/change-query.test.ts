import { expect, test } from "vitest";
import { createChangeQuery } from "#content-lake/query/change-query.ts";
import { QueryError } from "#content-lake/query/query-error.ts";

const before = {
  _id: "level-1a",
  _type: "course",
  _rev: "1",
  title: "Level 1A",
  slug: { current: "level-1a" },
  tags: [
    { _key: "a", name: "online" },
    { _key: "b", name: "new" },
  ],
};
const after = {
  ...before,
  _rev: "2",
  title: "Level 1A, revised",
  tags: [
    { _key: "a", name: "online" },
    { _key: "b", name: "old" },
  ],
};

test.each([
  ['_type == "course"', true],
  ['_type == "course" && delta::changedAny(title)', true],
  ["delta::changedAny(slug.current)", false],
  ["delta::changedAny((slug, title))", true],
  ["delta::changedAny(tags)", true],
  ["delta::changedAny(tags[])", true],
  ['delta::changedAny(tags[_key == "a"])', false],
  ['delta::changedAny(tags[_key == "b"])', true],
  ["delta::changedAny(gone)", false],
  ["delta::changedAny(slug.(current, source))", false],
  ["delta::changedAny((slug, tags[]).(current, name))", true],
  ['delta::changedAny(anywhere(_key == "a").name)', false],
  ['delta::changedAny(anywhere(_key == "b").name)', true],
  ["delta::changedOnly(title)", false],
  ["delta::changedOnly((title, tags))", true],
  ["!delta::changedOnly((title, slug))", true],
  ['delta::operation() == "update"', true],
  ["diff::changedAny(before(), after(), title)", true],
  ["before().title == after().title", false],
  ["before().slug.current == after().slug.current", true],
])("for a course whose title and second tag were edited, %s is %s", (filter, answer) => {
  expect(createChangeQuery(filter)({ before, after })).toBe(answer);
});

test.each([
  [null, after, { operation: "create", any: true, only: false }],
  [before, null, { operation: "delete", any: true, only: false }],
])("all fields of a created or deleted document have changed", (was, is, answer) => {
  const ask = createChangeQuery(
    '{"operation": delta::operation(), "any": delta::changedAny(title), "only": delta::changedOnly(title)}',
  );

  expect(ask({ before: was, after: is })).toEqual(answer);
});

test("a projection of a deleted document has its last values", () => {
  const project = createChangeQuery('{_id, _type, "slug": slug.current}');

  expect(project({ before, after: null })).toEqual({ _id: "level-1a", _type: "course", slug: "level-1a" });
});

test("a projection follows references", () => {
  const project = createChangeQuery('{"teacher": teacher->name}');
  const documents = [{ _id: "mara", _type: "instructor", name: "Mara" }];

  const body = project({ before: null, after: { ...after, teacher: { _ref: "mara" } } }, { documents });

  expect(body).toEqual({ teacher: "Mara" });
});

test.each([
  ["_type =="],
  ["delta::changedAny(1 + 1)"],
  ["delta::changedAny(tags[0])"],
  ["delta::changedAny(@)"],
])("%s is rejected", (query) => {
  expect(() => createChangeQuery(query)).toThrow(QueryError);
});
