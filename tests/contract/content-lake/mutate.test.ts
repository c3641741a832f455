import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };

test("a document without an ID gets one", async () => {
  let count = 0;
  await using lake = await startTestLake({ newId: () => `id-${++count}` });

  const document = await lake.client().create({ _type: "course" });

  expect(document._id).toMatch(/^id-\d+$/);
  expect(document._rev).toMatch(/^id-\d+$/);
});

test("an ID that ends in a dot is a prefix", async () => {
  await using lake = await startTestLake();

  const document = await lake.client().create({ _id: "drafts.", _type: "course" });

  expect(document._id).toMatch(/^drafts\.[\w-]{8,}$/);
});

test("creating a document that exists is a conflict", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const promise = lake.client().create(course);

  await expect(promise).rejects.toMatchObject({
    statusCode: 409,
    details: {
      type: "mutationError",
      items: [{ index: 0, error: { type: "documentAlreadyExistsError", id: "course-1a" } }],
    },
  });
});

test("createIfNotExists leaves an existing document alone", async () => {
  await using lake = await startTestLake();
  const first = await lake.client().create(course);

  await lake.client().createIfNotExists({ ...course, title: "Other" });

  expect(await lake.client().getDocument("course-1a")).toEqual(first);
});

test("createOrReplace replaces the whole document", async () => {
  await using lake = await startTestLake();
  await lake.client().create({ ...course, subtitle: "Old" });

  await lake.client().createOrReplace({ ...course, title: "New" });

  const document = await lake.client().getDocument("course-1a");
  expect(document).toMatchObject({ title: "New" });
  expect(document).not.toHaveProperty("subtitle");
});

test("deleting a missing document succeeds", async () => {
  await using lake = await startTestLake();

  const { results } = await lake.client().delete("missing");

  expect(results).toEqual([{ id: "missing", operation: "none" }]);
});

test("the transaction ID is the revision of every document it changes", async () => {
  await using lake = await startTestLake();

  await lake
    .client()
    .transaction()
    .create(course)
    .create({ ...course, _id: "course-1b" })
    .transactionId("together")
    .commit();

  expect(await lake.client().fetch("*._rev")).toEqual(["together", "together"]);
});

test("a transaction ID can be used once", async () => {
  await using lake = await startTestLake();
  const send = () => lake.client().transaction().createOrReplace(course).transactionId("once").commit();
  await send();

  await expect(send()).rejects.toMatchObject({ statusCode: 409 });
});

test("a transaction that fails partway changes nothing", async () => {
  await using lake = await startTestLake();

  const promise = lake
    .client()
    .transaction()
    .create(course)
    .patch("missing", { set: { a: 1 } })
    .commit();

  await expect(promise).rejects.toMatchObject({ details: { items: [{ index: 1 }] } });
  expect(await lake.client().getDocument("course-1a")).toBeUndefined();
});

test("the response has IDs and operations, and documents on request", async () => {
  await using lake = await startTestLake();

  const ids = await lake.client().mutate([{ create: course }, { delete: { id: "missing" } }], {
    returnDocuments: false,
    returnFirst: false,
  });
  const documents = await lake.client().mutate([{ createOrReplace: course }], {
    returnDocuments: true,
    returnFirst: false,
  });

  expect(ids).toMatchObject({
    results: [
      { id: "course-1a", operation: "create" },
      { id: "missing", operation: "none" },
    ],
  });
  expect(documents).toEqual([expect.objectContaining({ title: "Level 1A" })]);
});

test("a dry run returns the result and changes nothing", async () => {
  await using lake = await startTestLake();

  const document = await lake.client().create(course, { dryRun: true });

  expect(document).toMatchObject(course);
  expect(await lake.client().getDocument("course-1a")).toBeUndefined();
});

test("array items get keys on request", async () => {
  await using lake = await startTestLake();

  const document = await lake
    .client()
    .create(
      { ...course, topics: [{ name: "One" }, { _key: "mine", name: "Two" }] },
      { autoGenerateArrayKeys: true },
    );

  expect(document).toMatchObject({ topics: [{ _key: expect.any(String) }, { _key: "mine" }] });
});

test.each([[{ _id: "-wrong", _type: "course" }], [{ _id: "a..b", _type: "course" }], [{ _id: "untyped" }]])(
  "returns 400 for the document %j",
  async (document) => {
    await using lake = await startTestLake();

    const response = await fetch(`${lake.url}/v1/data/mutate/production`, {
      method: "POST",
      headers: { authorization: "Bearer sk-editor" },
      body: JSON.stringify({ mutations: [{ create: document }] }),
    });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { type: "mutationError", items: [{ error: { type: "validationError" }, index: 0 }] },
    });
  },
);

test("an editor can't change system documents", async () => {
  await using lake = await startTestLake();

  const promise = lake.client().create({ _id: "_.releases.spring", _type: "system.release" });

  await expect(promise).rejects.toMatchObject({ statusCode: 403 });
});

test.each([["sync"], ["async"], ["deferred"]] as const)(
  "with visibility %s, a query sees the change right away",
  async (visibility) => {
    await using lake = await startTestLake();

    await lake.client().create(course, { visibility });

    expect(await lake.client().fetch("count(*)")).toBe(1);
  },
);

test("the error for an unknown visibility names the parameter", async () => {
  await using lake = await startTestLake();

  const promise = lake.client().create(course, { visibility: "eventually" as never });

  await expect(promise).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("visibility"),
  });
});

test("_createdAt can be set, _rev can't", async () => {
  await using lake = await startTestLake();
  const _createdAt = "2020-01-01T00:00:00.000Z";

  const document = await lake.client().create({ ...course, _createdAt, _rev: "mine" });

  expect(document).toMatchObject({ _createdAt, _rev: expect.not.stringMatching("mine") });
});
