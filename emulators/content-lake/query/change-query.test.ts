import { expect, test } from "vitest";
import { createChangeQuery } from "#content-lake/query/change-query.ts";

const before = {
  _id: "level-1a",
  _type: "course",
  title: "Level 1A",
  slug: { current: "level-1a" },
  price: 79,
};
const after = { ...before, title: "Level 1A, revised" };

test.each([
  ['_type == "course"', true],
  ['_type == "course" && delta::changedAny(title)', true],
  ["delta::changedAny((slug, price))", false],
  ["delta::changedOnly(title)", true],
  ['delta::operation() == "update"', true],
  ["before().title == after().title", false],
])("an edited title makes %s %s", async (filter, matches) => {
  expect(await createChangeQuery(filter)({ before, after })).toBe(matches);
});

test("a projection tells of a deleted document what it was", async () => {
  const project = createChangeQuery('{_id, _type, "slug": slug.current, "operation": delta::operation()}');

  const body = await project({ before, after: null });

  expect(body).toEqual({ _id: "level-1a", _type: "course", slug: "level-1a", operation: "delete" });
});

test("a projection follows references", async () => {
  const project = createChangeQuery('{"teacher": teacher->name}');

  const body = await project({ before: null, after: { ...after, teacher: { _ref: "mara" } } }, [
    { _id: "mara", _type: "instructor", name: "Mara" },
  ]);

  expect(body).toEqual({ teacher: "Mara" });
});
