import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";
import { readDocuments, readEvents, startLakeWithHistory } from "../../support/history.ts";

test("a draft's events are its creation, publication and deletion", async () => {
  await using lake = await startLakeWithHistory();

  const { events } = await readEvents(lake, "drafts.course-1a");

  expect(events["drafts.course-1a"]).toMatchObject([
    { type: "createDocumentVersion", versionRevisionId: "unpublished" },
    { type: "deleteDocumentVersion", versionRevisionId: "edited-again" },
    { type: "createDocumentVersion", versionRevisionId: "edited-again" },
    {
      type: "publishDocumentVersion",
      documentId: "course-1a",
      versionId: "drafts.course-1a",
      revisionId: "published",
      versionRevisionId: "edited",
      publishCause: "document.publish",
    },
    { type: "createDocumentVersion", versionRevisionId: "created", author: "robot-editor" },
  ]);
});

test("a published document's events are its publications and deletion", async () => {
  await using lake = await startLakeWithHistory();

  const { events } = await readEvents(lake, "course-1a");

  expect(events["course-1a"]).toMatchObject([
    { type: "unpublishDocument", versionId: "drafts.course-1a", versionRevisionId: "unpublished" },
    { type: "publishDocumentVersion", revisionId: "published" },
  ]);
});

test("a document written without a draft was created and updated live, and deleted", async () => {
  await using lake = await startTestLake();
  await lake.client().create({ _id: "settings", _type: "settings" });
  await lake.client().patch("settings").set({ name: "Shop" }).commit();
  await lake.client().delete("settings");

  const { events } = await readEvents(lake, "settings");

  expect(events.settings?.map(({ type }) => type)).toEqual([
    "deleteDocumentGroup",
    "updateLiveDocument",
    "createLiveDocument",
  ]);
});

test("events are paged", async () => {
  await using lake = await startLakeWithHistory();

  const first = await readEvents(lake, "drafts.course-1a", "?limit=3");
  const second = await readEvents(lake, "drafts.course-1a", `?limit=3&nextCursor=${first.nextCursor}`);

  expect(first.events["drafts.course-1a"]).toHaveLength(3);
  expect(second.events["drafts.course-1a"]).toHaveLength(2);
  expect(second.nextCursor).toBe("");
});

test("a document can be read at a revision", async () => {
  await using lake = await startLakeWithHistory();

  expect(await readDocuments(lake, "drafts.course-1a", "revision=created")).toMatchObject({
    documents: [{ title: "One", _rev: "created" }],
  });
  expect(await readDocuments(lake, "course-1a,drafts.course-1a", "revision=published")).toMatchObject({
    documents: [{ _id: "course-1a", title: "Two" }],
  });
  expect(await readDocuments(lake, "course-1a", "revision=unknown")).toEqual({ documents: [] });
});

test("a document can be read at a time", async () => {
  await using lake = await startLakeWithHistory();
  const { events } = await readEvents(lake, "drafts.course-1a");
  const created = events["drafts.course-1a"]?.at(-1)?.timestamp;

  expect(await readDocuments(lake, "drafts.course-1a", `time=${created}`)).toMatchObject({
    documents: [{ title: "One" }],
  });
  expect(await readDocuments(lake, "drafts.course-1a", "time=2020-01-01T00:00:00Z")).toEqual({
    documents: [],
  });
});

test("a deleted document can be read at its last revision", async () => {
  await using lake = await startLakeWithHistory();

  expect(await readDocuments(lake, "course-1a", "lastRevision=true")).toMatchObject({
    documents: [{ title: "Two" }],
  });
});

test("a release has a history, and its documents can be read from it", async () => {
  await using lake = await startTestLake();
  const client = lake.client();
  await client.create({ _id: "course-1a", _type: "course", title: "One" });
  await client.releases.create({ releaseId: "spring" });
  await client.createVersion({ baseId: "course-1a", publishedId: "course-1a", releaseId: "spring" });
  await client.releases.publish({ releaseId: "spring" }, { transactionId: "release" });

  const { events } = await client.request({ url: "/data/history/production/events/releases/spring" });
  const last = await readDocuments(lake, "versions.spring.course-1a", "lastRevision=true");

  const types: string[] = events.map(({ type }: { type: string }) => type);
  expect(types.toSorted()).toEqual(["addDocumentToRelease", "createRelease", "publishRelease"]);
  expect(last).toMatchObject({ documents: [{ title: "One", _rev: "release" }] });
});
