import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };

test("a patch sets, sets if missing, unsets, increments and inserts", async () => {
  await using lake = await startTestLake();
  await lake.client().create({ ...course, lessons: 3, old: true, tags: ["a", "c"] });

  const document = await lake
    .client()
    .patch("course-1a")
    .set({ title: "New", "seo.title": "Deep" })
    .setIfMissing({ title: "Ignored", level: 1 })
    .unset(["old"])
    .inc({ lessons: 2 })
    .insert("after", "tags[0]", ["b"])
    .commit();

  expect(document).toMatchObject({
    title: "New",
    seo: { title: "Deep" },
    level: 1,
    lessons: 5,
    tags: ["a", "b", "c"],
  });
  expect(document).not.toHaveProperty("old");
});

test("a patch targets an array item by its key", async () => {
  await using lake = await startTestLake();
  await lake.client().create({ ...course, topics: [{ _key: "x", name: "One" }] });

  const document = await lake
    .client()
    .patch("course-1a", { set: { 'topics[_key=="x"].name': "Two" } })
    .commit();

  expect(document).toMatchObject({ topics: [{ _key: "x", name: "Two" }] });
});

test("a patch applies a diffMatchPatch", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const document = await lake
    .client()
    .patch("course-1a")
    .diffMatchPatch({ title: "@@ -1,8 +1,8 @@\n Level 1\n-A\n+B\n" })
    .commit();

  expect(document).toMatchObject({ title: "Level 1B" });
});

test("the error for a patch with an unknown operation names the operation", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const promise = lake.client().mutate([{ patch: { id: "course-1a", merge: { title: "New" } } as never }]);

  await expect(promise).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining("merge") });
});

test("patching a missing document fails with its ID", async () => {
  await using lake = await startTestLake();

  const promise = lake.client().patch("missing").set({ title: "New" }).commit();

  await expect(promise).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: "documentNotFoundError", id: "missing" } }] },
  });
});

test("a patch with a stale ifRevisionID is a conflict that names both revisions", async () => {
  await using lake = await startTestLake();
  const { _rev } = await lake.client().create(course);

  const promise = lake.client().patch("course-1a").ifRevisionId("stale").set({ title: "New" }).commit();

  await expect(promise).rejects.toMatchObject({
    statusCode: 409,
    details: {
      items: [
        {
          error: {
            type: "documentRevisionIDDoesNotMatchError",
            currentRevisionID: _rev,
            expectedRevisionID: "stale",
          },
        },
      ],
    },
  });
});

test("a patch and a delete apply to every document that a query matches", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  await lake.client().create({ ...course, _id: "course-1b" });

  await lake
    .client()
    .patch({ query: "*[_type == $type]", params: { type: "course" } })
    .set({ level: 1 })
    .commit();
  const levels = await lake.client().fetch("*.level");
  await lake.client().delete({ query: '*[_type == "course"]' });

  expect(levels).toEqual([1, 1]);
  expect(await lake.client().fetch("count(*)")).toBe(0);
});

test("a patch applies to every document in a list of IDs", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  await lake.client().create({ ...course, _id: "course-1b" });

  await lake.client().patch(["course-1a", "course-1b"]).set({ level: 1 }).commit();
  const levels = await lake.client().fetch("*.level");
  await lake.client().mutate([{ delete: { id: ["course-1a", "course-1b"] } }]);

  expect(levels).toEqual([1, 1]);
  expect(await lake.client().fetch("count(*)")).toBe(0);
});

test.each([["missing"], ["title"]])("incrementing %j, which isn't a number, fails", async (path) => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const promise = lake
    .client()
    .patch("course-1a")
    .inc({ [path]: 1 })
    .commit();

  await expect(promise).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining(path) });
});

test("a number that may be missing can be set first and then incremented", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  const count = () =>
    lake.client().patch("course-1a").inc({ "stats.visits": 1 }).setIfMissing({ "stats.visits": 0 }).commit();
  await count();

  expect(await count()).toMatchObject({ stats: { visits: 2 } });
});

test("a patch keeps _createdAt", async () => {
  await using lake = await startTestLake();
  const { _createdAt } = await lake.client().create(course);

  const document = await lake.client().patch("course-1a").set({ _rev: "mine", title: "New" }).commit();

  expect(document).toMatchObject({ _createdAt, title: "New", _rev: expect.not.stringMatching("mine") });
});

test.each([["_id"], ["_type"]])("a patch can't change a document's %s", async (attribute) => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const promise = lake
    .client()
    .patch("course-1a")
    .set({ [attribute]: "other" })
    .commit();

  await expect(promise).rejects.toMatchObject({ statusCode: 400 });
});
