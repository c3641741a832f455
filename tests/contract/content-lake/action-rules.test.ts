import type { Action } from "@sanity/client";
import { expect, test } from "vitest";
import { course, create, draft, edit, ids, publish } from "../../support/course-actions.ts";
import { startTestLake } from "../../support/content-lake.ts";

test("a document that's already published is edited rather than created", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  await expect(lake.client().action(create)).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: "documentAlreadyExistsError", id: "course-1a" } }] },
  });
});

test("an empty list of actions is accepted and makes no transaction", async () => {
  await using lake = await startTestLake();

  const { transactionId } = await lake.client().action([]);

  expect(transactionId).toEqual(expect.any(String));
});

test("document actions and release actions can't be mixed", async () => {
  await using lake = await startTestLake();

  const promise = lake
    .client()
    .action([create, { actionType: "sanity.action.release.create", releaseId: "spring" }]);

  await expect(promise).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("one kind"),
  });
});

test("an action with an unknown field is rejected with that field's name", async () => {
  await using lake = await startTestLake();

  const promise = lake.client().action({ ...create, ifDraftExists: "ignore" } as Action);

  await expect(promise).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('unknown field "ifDraftExists"'),
  });
});

test.each([
  ["2025-02-18", { actionType: "sanity.action.release.create", releaseId: "spring" }],
  ["2025-02-18", { actionType: "sanity.action.document.version.discard", versionId: "drafts.course-1a" }],
  ["2024-05-22", create],
] as const)("API version %s doesn't have the action %j", async (apiVersion, action) => {
  await using lake = await startTestLake();

  await expect(lake.client({ apiVersion }).action(action)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("action index 0: not supported for this API version"),
  });
});

test("array items get keys", async () => {
  await using lake = await startTestLake();

  await lake.client().action({ ...create, attributes: { ...draft, topics: [{ name: "One" }] } });
  await lake.client().action({
    actionType: "sanity.action.document.edit",
    ...ids,
    patch: { insert: { after: "topics[-1]", items: [{ name: "Two" }] } },
  });

  expect(await lake.client().getDocument("drafts.course-1a")).toMatchObject({
    topics: [
      { _key: expect.any(String), name: "One" },
      { _key: expect.any(String), name: "Two" },
    ],
  });
});

test.each<[string, Action]>([
  ["create", { ...create, publishedId: "drafts.course-1a" }],
  ["edit", { ...edit("New"), draftId: "course-1a" } as Action],
  ["publish", { ...publish, draftId: "drafts.course-2b" }],
  ["unpublish", { actionType: "sanity.action.document.unpublish", ...ids, draftId: "course-1a" }],
  ["discard", { actionType: "sanity.action.document.discard", draftId: "course-1a" }],
  [
    "delete",
    {
      actionType: "sanity.action.document.delete",
      publishedId: "course-1a",
      includeDrafts: ["drafts.other"],
    },
  ],
  [
    "replaceDraft",
    { actionType: "sanity.action.document.replaceDraft", publishedId: "course-1a", attributes: course },
  ],
  [
    "version.create",
    {
      actionType: "sanity.action.document.version.create",
      publishedId: "course-1a",
      document: { ...course, _id: "versions.spring.course-1b" },
    },
  ],
  ["version.replace", { actionType: "sanity.action.document.version.replace", document: course }],
])("returns 400 for %s with IDs that don't belong together", async (_name, action) => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  await expect(lake.client().action(action)).rejects.toMatchObject({
    statusCode: 400,
    details: { type: "actionError", items: [{ index: 0, error: { type: "validationError" } }] },
  });
});

test.each<[string, Action]>([
  ["publish", publish],
  ["unpublish", { actionType: "sanity.action.document.unpublish", ...ids }],
  ["delete", { actionType: "sanity.action.document.delete", publishedId: "course-1a", includeDrafts: [] }],
  [
    "replaceDraft",
    { actionType: "sanity.action.document.replaceDraft", publishedId: "course-1a", attributes: draft },
  ],
  [
    "version.create",
    {
      actionType: "sanity.action.document.version.create",
      publishedId: "course-1a",
      baseId: "course-1a",
      versionId: "versions.spring.course-1a",
    },
  ],
  ["version.replace", { actionType: "sanity.action.document.version.replace", document: draft }],
  ["version.discard", { actionType: "sanity.action.document.version.discard", versionId: draft._id }],
  [
    "version.unpublish",
    {
      actionType: "sanity.action.document.version.unpublish",
      publishedId: "course-1a",
      versionId: "versions.spring.course-1a",
    },
  ],
])("%s fails with the ID of the missing document", async (_name, action) => {
  await using lake = await startTestLake();

  await expect(lake.client().action(action)).rejects.toMatchObject({
    details: {
      items: [{ error: { type: "documentNotFoundError", id: expect.stringContaining("course-1a") } }],
    },
  });
});

test.each([
  ["sanity.action.document.variant.create"],
  ["sanity.action.document.variant.edit"],
  ["sanity.action.document.variant.delete"],
  ["sanity.action.document.variant.publish"],
  ["sanity.action.document.variant.unpublish"],
  ["sanity.action.variant.definition.create"],
  ["sanity.action.variant.definition.edit"],
  ["sanity.action.variant.definition.delete"],
])("the error for %s names it", async (actionType) => {
  await using lake = await startTestLake();

  const promise = lake.client().action({ actionType, publishedId: "course-1a", variantId: "a" } as Action);

  await expect(promise).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining(actionType),
  });
});

test("a version is created from the attributes that Sanity's app SDK sends", async () => {
  await using lake = await startTestLake();
  const action = {
    actionType: "sanity.action.document.version.create",
    publishedId: "course-1a",
    attributes: draft,
  };

  await lake.client().action(action as never);

  expect(await lake.client().getDocument("drafts.course-1a")).toMatchObject(draft);
});
