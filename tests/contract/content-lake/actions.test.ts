import { expect, test } from "vitest";
import { course, create, draft, edit, ids, publish } from "../../support/course-actions.ts";
import { startTestLake } from "../../support/content-lake.ts";

test("create makes a draft, which visitors can't see", async () => {
  await using lake = await startTestLake();

  await lake.client().action(create);

  expect(await lake.client().getDocument("drafts.course-1a")).toMatchObject(draft);
  expect(await lake.visitor().fetch("count(*)")).toBe(0);
});

test("creating a draft that exists fails, or is ignored on request", async () => {
  await using lake = await startTestLake();
  await lake.client().action(create);

  const failing = lake.client().action(create);
  const ignoring = lake.client().action({ ...create, ifExists: "ignore" });

  await expect(failing).rejects.toMatchObject({
    statusCode: 409,
    details: { type: "actionError", items: [{ index: 0, error: { type: "documentAlreadyExistsError" } }] },
  });
  await expect(ignoring).resolves.toHaveProperty("transactionId");
});

test("editing a published document creates its draft first", async () => {
  await using lake = await startTestLake();
  await lake.client().create({ ...course, subtitle: "For everyone" });

  await lake.client().action(edit("New title"));

  expect(await lake.client().getDocument("drafts.course-1a")).toMatchObject({
    title: "New title",
    subtitle: "For everyone",
  });
  expect(await lake.client().getDocument("course-1a")).toMatchObject({ title: "Level 1A" });
});

test("several edits in one request make one revision", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  await lake.client().action(
    [
      edit("One"),
      {
        actionType: "sanity.action.document.edit",
        ...ids,
        patch: { unset: ["_empty_action_guard_pseudo_field_"] },
      },
      edit("Two"),
    ],
    { transactionId: "edits" },
  );

  expect(await lake.client().getDocument("drafts.course-1a")).toMatchObject({ title: "Two", _rev: "edits" });
});

test("editing a document that doesn't exist fails", async () => {
  await using lake = await startTestLake();

  await expect(lake.client().action(edit("New"))).rejects.toMatchObject({
    details: { items: [{ error: { type: "documentNotFoundError" } }] },
  });
});

test("discard deletes the draft", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  await lake.client().action(edit("New"));

  await lake.client().action({
    actionType: "sanity.action.document.version.discard",
    versionId: "drafts.course-1a",
  });

  expect(await lake.client().fetch("*.title")).toEqual(["Level 1A"]);
});

test("discarding a draft that doesn't exist fails", async () => {
  await using lake = await startTestLake();

  const promise = lake
    .client()
    .action({ actionType: "sanity.action.document.discard", draftId: "drafts.course-1a" });

  await expect(promise).rejects.toMatchObject({
    details: { items: [{ error: { type: "documentNotFoundError" } }] },
  });
});

test("delete removes the published document and the drafts it names", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  await lake.client().action(edit("New"));

  await lake.client().action({
    actionType: "sanity.action.document.delete",
    publishedId: "course-1a",
    includeDrafts: ["drafts.course-1a"],
  });

  expect(await lake.client().fetch("count(*)")).toBe(0);
});

test("delete is rejected if it doesn't name every draft", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  await lake.client().action(edit("New"));

  const promise = lake
    .client()
    .action({ actionType: "sanity.action.document.delete", publishedId: "course-1a", includeDrafts: [] });

  await expect(promise).rejects.toMatchObject({ statusCode: 409 });
  expect(await lake.client().fetch("count(*)")).toBe(2);
});

test("replaceDraft replaces the whole draft", async () => {
  await using lake = await startTestLake();
  await lake.client().create({ ...draft, subtitle: "Old" });

  await lake.client().action({
    actionType: "sanity.action.document.replaceDraft",
    publishedId: "course-1a",
    attributes: draft,
  });

  expect(await lake.client().getDocument("drafts.course-1a")).not.toHaveProperty("subtitle");
});

test("the actions in a request all succeed or all fail", async () => {
  await using lake = await startTestLake();

  const promise = lake
    .client()
    .action([create, { actionType: "sanity.action.document.discard", draftId: "drafts.missing" }]);

  await expect(promise).rejects.toMatchObject({ details: { items: [{ index: 1 }] } });
  expect(await lake.client().fetch("count(*)")).toBe(0);
});

test("a dry run changes nothing", async () => {
  await using lake = await startTestLake();

  const { transactionId } = await lake.client().action(create, { dryRun: true });

  expect(transactionId).toEqual(expect.any(String));
  expect(await lake.client().fetch("count(*)")).toBe(0);
});

test("the error for an action that isn't emulated names it", async () => {
  await using lake = await startTestLake();
  const unknown = { actionType: "sanity.action.document.variant.create", publishedId: "course-1a" };

  const promise = lake.client().action(unknown as never);

  await expect(promise).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("sanity.action.document.variant.create"),
  });
});

test("a draft of another document is rejected", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const promise = lake.client().action({ ...publish, draftId: "drafts.course-2b" });

  await expect(promise).rejects.toMatchObject({ statusCode: 400 });
});
