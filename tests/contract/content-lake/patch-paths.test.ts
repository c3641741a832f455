import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";

const course = {
  _id: "course-1a",
  _type: "course",
  tags: ["a", "b", "c", "d"],
  topics: [
    { _key: "x", name: "One", minutes: 10 },
    { _key: "y", name: "Two", minutes: 30 },
  ],
  seo: { name: "Deep" },
};

test.each([
  ["an item", "tags[0]", { tags: ["N", "b", "c", "d"] }],
  ["the last item", "tags[-1]", { tags: ["a", "b", "c", "N"] }],
  ["a range", "tags[1:3]", { tags: ["a", "N", "N", "d"] }],
  ["an item by its key", 'topics[_key=="y"].name', { topics: [{ name: "One" }, { name: "N" }] }],
  ["items by a comparison", "topics[minutes > 20].name", { topics: [{ name: "One" }, { name: "N" }] }],
  ["every item", "topics[*].name", { topics: [{ name: "N" }, { name: "N" }] }],
  ["every item, shorthand", "topics[].name", { topics: [{ name: "N" }, { name: "N" }] }],
  ["a name at any depth", "..name", { topics: [{ name: "N" }, { name: "N" }], seo: { name: "N" } }],
  ["a name that isn't an identifier", "['a-b']", { "a-b": "N" }],
  ["an object that doesn't exist yet", "price.from", { price: { from: "N" } }],
])("a path reaches %s: %s", async (_what, path, expected) => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const document = await lake
    .client()
    .patch("course-1a")
    .set({ [path]: "N" })
    .commit();

  expect(document).toMatchObject(expected);
});

test.each([["123field"], ["a b"], ["tags["], ["a,b"], ["__proto__.polluted"], [""]])(
  "returns 400 for the path %j",
  async (path) => {
    await using lake = await startTestLake();
    await lake.client().create(course);

    const promise = lake
      .client()
      .patch("course-1a")
      .set({ [path]: true })
      .commit();

    await expect(promise).rejects.toMatchObject({
      statusCode: 400,
      details: { items: [{ error: { type: "validationError" } }] },
    });
  },
);

test.each([
  ["before the first", { before: "tags[0]" }, ["N", "a", "b", "c", "d"]],
  ["before the last", { before: "tags[-1]" }, ["a", "b", "c", "N", "d"]],
  ["after the last", { after: "tags[-1]" }, ["a", "b", "c", "d", "N"]],
  ["after the first", { after: "tags[0]" }, ["a", "N", "b", "c", "d"]],
  ["to replace an item", { replace: "tags[-2]" }, ["a", "b", "N", "d"]],
  ["to replace the rest", { replace: "tags[2:]" }, ["a", "b", "N"]],
  ["to replace items that don't exist", { replace: "tags[8:]" }, ["a", "b", "c", "d", "N"]],
])("an insert goes %s", async (_where, where, tags) => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const document = await lake
    .client()
    .patch("course-1a", { insert: { ...where, items: ["N"] } as { before: string; items: string[] } })
    .commit();

  expect(document).toMatchObject({ tags });
});

test.each([
  ["removes from an index on", [2, undefined, []], ["a", "b"]],
  ["removes the last item", [-1, undefined, []], ["a", "b", "c"]],
  ["removes some", [1, 2, []], ["a", "d"]],
  ["inserts without removing", [1, 0, ["N"]], ["a", "N", "b", "c", "d"]],
  ["inserts at the start", [0, 0, ["N"]], ["N", "a", "b", "c", "d"]],
] as const)("a splice %s", async (_what, [start, count, items], tags) => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const document = await lake
    .client()
    .patch("course-1a")
    .splice("tags", start, count, [...items])
    .commit();

  expect(document).toMatchObject({ tags });
});

test("items of every matching array are appended once", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const document = await lake
    .client()
    .patch("course-1a")
    .setIfMissing({ "topics[*].signs": [] })
    .append("topics[*].signs", ["hello"])
    .commit();

  expect(document).toMatchObject({ topics: [{ signs: ["hello"] }, { signs: ["hello"] }] });
});

test("every number a path matches is incremented once", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const document = await lake.client().patch("course-1a").inc({ "topics[*].minutes": 5 }).commit();

  expect(document).toMatchObject({ topics: [{ minutes: 15 }, { minutes: 35 }] });
});

test("a range of an array can be unset", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const document = await lake.client().patch("course-1a").unset(["tags[1:3]", "seo.name"]).commit();

  expect(document).toMatchObject({ tags: ["a", "d"], seo: {} });
});
