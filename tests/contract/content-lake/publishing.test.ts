import { expect, test } from "vitest";
import { course, create, draft, edit, ids, publish } from "../../support/course-actions.ts";
import { startContentLake } from "../../support/content-lake.ts";

test("publishing moves the draft to where visitors see it", async () => {
  await using lake = await startContentLake();
  await lake.client().action(create);

  await lake.client().action(publish, { transactionId: "publication" });

  expect(await lake.visitor().getDocument("course-1a")).toMatchObject({ ...course, _rev: "publication" });
  expect(await lake.client().getDocument("drafts.course-1a")).toBeUndefined();
});

test("publishing is refused when the published document is not the one the editor saw", async () => {
  await using lake = await startContentLake();
  await lake.client().create(course);
  await lake.client().action(edit("New"));

  const promise = lake.client().action({ ...publish, ifPublishedRevisionId: "stale" });

  await expect(promise).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: "documentRevisionIDDoesNotMatchError" } }] },
  });
  expect(await lake.client().getDocument("course-1a")).toMatchObject({ title: "Level 1A" });
});

test("publishing makes references strong that waited for it", async () => {
  await using lake = await startContentLake();
  await lake.client().create({ _id: "ana", _type: "instructor" });
  const waiting = {
    _type: "reference",
    _ref: "ana",
    _weak: true,
    _strengthenOnPublish: { type: "instructor" },
  };
  await lake.client().create({ ...draft, teacher: waiting });

  await lake.client().action(publish);

  expect(await lake.client().getDocument("course-1a")).toHaveProperty("teacher", {
    _type: "reference",
    _ref: "ana",
  });
});

test("publishing a reference to a document that is still a draft is refused", async () => {
  await using lake = await startContentLake();
  const waiting = {
    _type: "reference",
    _ref: "ana",
    _weak: true,
    _strengthenOnPublish: { type: "instructor" },
  };
  await lake.client().create({ ...draft, teacher: waiting });

  await expect(lake.client().action(publish)).rejects.toMatchObject({
    statusCode: 409,
    details: { type: "mutationError", items: [{ error: { type: "documentReferenceDoesNotExistError" } }] },
  });
});

test("unpublishing keeps the content as a draft", async () => {
  await using lake = await startContentLake();
  await lake.client().create(course);

  await lake.client().action({ actionType: "sanity.action.document.unpublish", ...ids });

  expect(await lake.client().getDocument("course-1a")).toBeUndefined();
  expect(await lake.client().getDocument("drafts.course-1a")).toMatchObject(draft);
});

test("publishing is refused when the draft is not the one the editor saw", async () => {
  await using lake = await startContentLake();
  await lake.client().action(create);

  const promise = lake.client().action({ ...publish, ifDraftRevisionId: "stale" });

  await expect(promise).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: "documentRevisionIDDoesNotMatchError" } }] },
  });
});

test("publishing is refused when it is to replace a document that is not there", async () => {
  await using lake = await startContentLake();
  await lake.client().action(create);

  const promise = lake.client().action({ ...publish, ifPublishedRevisionId: "gone" });

  await expect(promise).rejects.toMatchObject({ statusCode: 409 });
});

test("publishing what has no draft fails", async () => {
  await using lake = await startContentLake();
  await lake.client().create(course);

  await expect(lake.client().action(publish)).rejects.toMatchObject({
    details: { items: [{ error: { type: "documentNotFoundError", id: "drafts.course-1a" } }] },
  });
});

test("publishing is refused while something points at the draft itself", async () => {
  await using lake = await startContentLake();
  await lake.client().action(create);
  await lake
    .client()
    .create({ _id: "list", _type: "list", first: { _type: "reference", _ref: "drafts.course-1a" } });

  await expect(lake.client().action(publish)).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('"drafts.course-1a" cannot be deleted'),
  });
});

test("unpublishing what others point at is refused and names them", async () => {
  await using lake = await startContentLake();
  await lake.client().create(course);
  await lake
    .client()
    .create({ _id: "list", _type: "list", first: { _type: "reference", _ref: "course-1a" } });

  const promise = lake.client().action({ actionType: "sanity.action.document.unpublish", ...ids });

  await expect(promise).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: "documentHasExistingReferencesError", referencingIDs: ["list"] } }] },
  });
  expect(await lake.client().getDocument("drafts.course-1a")).toBeUndefined();
});

test("unpublishing leaves a draft that is there already as it is", async () => {
  await using lake = await startContentLake();
  await lake.client().create(course);
  await lake.client().action(edit("Under way"));

  await lake.client().action({ actionType: "sanity.action.document.unpublish", ...ids });

  expect(await lake.client().getDocument("drafts.course-1a")).toMatchObject({ title: "Under way" });
});
