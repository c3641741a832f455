import { expect, test } from "vitest";
import { course, create, draft, edit, ids, publish } from "../../support/course-actions.ts";
import { startTestLake } from "../../support/content-lake.ts";

test("publish moves the draft to the published document", async () => {
  await using lake = await startTestLake();
  await lake.client().action(create);

  await lake.client().action(publish, { transactionId: "publication" });

  expect(await lake.visitor().getDocument("course-1a")).toMatchObject({ ...course, _rev: "publication" });
  expect(await lake.client().getDocument("drafts.course-1a")).toBeUndefined();
});

test("publish fails if the published document isn't the one the editor saw", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  await lake.client().action(edit("New"));

  const promise = lake.client().action({ ...publish, ifPublishedRevisionId: "stale" });

  await expect(promise).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: "documentRevisionIDDoesNotMatchError" } }] },
  });
  expect(await lake.client().getDocument("course-1a")).toMatchObject({ title: "Level 1A" });
});

test("publish strengthens references marked _strengthenOnPublish", async () => {
  await using lake = await startTestLake();
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

test("publish fails if a strong reference points to a document that's still a draft", async () => {
  await using lake = await startTestLake();
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

test("unpublish keeps the content as a draft", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  await lake.client().action({ actionType: "sanity.action.document.unpublish", ...ids });

  expect(await lake.client().getDocument("course-1a")).toBeUndefined();
  expect(await lake.client().getDocument("drafts.course-1a")).toMatchObject(draft);
});

test("publish fails if the draft isn't the one the editor saw", async () => {
  await using lake = await startTestLake();
  await lake.client().action(create);

  const promise = lake.client().action({ ...publish, ifDraftRevisionId: "stale" });

  await expect(promise).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: "documentRevisionIDDoesNotMatchError" } }] },
  });
});

test("publish fails if it expects a published document that doesn't exist", async () => {
  await using lake = await startTestLake();
  await lake.client().action(create);

  const promise = lake.client().action({ ...publish, ifPublishedRevisionId: "gone" });

  await expect(promise).rejects.toMatchObject({ statusCode: 409 });
});

test("publish fails without a draft", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  await expect(lake.client().action(publish)).rejects.toMatchObject({
    details: { items: [{ error: { type: "documentNotFoundError", id: "drafts.course-1a" } }] },
  });
});

test("publish fails while another document refers to the draft itself", async () => {
  await using lake = await startTestLake();
  await lake.client().action(create);
  await lake
    .client()
    .create({ _id: "list", _type: "list", first: { _type: "reference", _ref: "drafts.course-1a" } });

  await expect(lake.client().action(publish)).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('"drafts.course-1a" cannot be deleted'),
  });
});

test("unpublish fails while other documents refer to it, and names them", async () => {
  await using lake = await startTestLake();
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

test("unpublish leaves an existing draft alone", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  await lake.client().action(edit("Under way"));

  await lake.client().action({ actionType: "sanity.action.document.unpublish", ...ids });

  expect(await lake.client().getDocument("drafts.course-1a")).toMatchObject({ title: "Under way" });
});
