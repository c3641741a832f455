import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };

test("a strong reference to a missing document is rejected, and a weak one isn't", async () => {
  await using lake = await startTestLake();
  const reference = { _type: "reference", _ref: "missing" };

  const strong = lake.client().create({ ...course, teacher: reference });
  const weak = lake.client().create({ ...course, teacher: { ...reference, _weak: true } });

  await expect(strong).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: "documentReferenceDoesNotExistError", referenceID: "missing" } }] },
  });
  await expect(weak).resolves.toMatchObject({ _id: "course-1a" });
});

test("a document that others refer to can't be deleted", async () => {
  await using lake = await startTestLake();
  await lake.client().create({ _id: "ana", _type: "instructor" });
  await lake.client().create({ ...course, teacher: { _type: "reference", _ref: "ana" } });

  const promise = lake.client().delete("ana");

  await expect(promise).rejects.toMatchObject({
    statusCode: 409,
    details: {
      items: [
        { error: { type: "documentHasExistingReferencesError", id: "ana", referencingIDs: ["course-1a"] } },
      ],
    },
  });
});

test("two documents that refer to each other are created and deleted together", async () => {
  await using lake = await startTestLake();
  const to = (id: string) => ({ _type: "reference", _ref: id });

  await lake
    .client()
    .transaction()
    .create({ _id: "a", _type: "course", next: to("b") })
    .create({ _id: "b", _type: "course", previous: to("a") })
    .commit();
  await lake.client().transaction().delete("a").delete("b").commit();

  expect(await lake.client().fetch("count(*)")).toBe(0);
});

test("a document that others refer to keeps its type", async () => {
  await using lake = await startTestLake();
  await lake.client().create({ _id: "ana", _type: "instructor" });
  await lake.client().create({ ...course, teacher: { _type: "reference", _ref: "ana" } });

  const retyped = lake.client().createOrReplace({ _id: "ana", _type: "book" });
  const replaced = lake.client().createOrReplace({ _id: "ana", _type: "instructor", name: "Ana" });

  await expect(retyped).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: "documentHasExistingReferencesError" } }] },
  });
  await expect(replaced).resolves.toMatchObject({ name: "Ana" });
});

test("a cross-dataset reference isn't checked", async () => {
  await using lake = await startTestLake();
  const elsewhere = { _type: "crossDatasetReference", _dataset: "books", _projectId: "p", _ref: "missing" };

  const promise = lake.client().create({ ...course, book: elsewhere });

  await expect(promise).resolves.toMatchObject({ book: elsewhere });
});
