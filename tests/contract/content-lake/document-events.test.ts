import { expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { type HistoryEvent, readEvents } from "../../support/history.ts";

const course = { _type: "course", title: "Level 1A" };
const published = "course-1a";
const draft = `drafts.${published}`;
const version = `versions.spring.${published}`;

async function readLife(lake: TestLake, id: string): Promise<HistoryEvent[]> {
  const { events } = await readEvents(lake, id);
  return events[id] ?? [];
}

const typesOf = (events: readonly HistoryEvent[]) => events.map(({ type }) => type);

/** A published course with a version in a release, and a clock that tests can set. */
async function startWithARelease() {
  let time = Date.parse("2026-03-01T09:00:00Z");
  const lake = await startTestLake({ now: () => new Date((time += 1000)) });
  const client = lake.client();
  await client.create({ _id: published, ...course });
  await client.releases.create({ releaseId: "spring" });
  await client
    .transaction()
    .create({ _id: version, ...course, title: "Spring" })
    .transactionId("added")
    .commit();
  return {
    lake,
    client,
    moveClock: (milliseconds: number) => {
      time += milliseconds;
    },
    [Symbol.asyncDispose]: () => lake[Symbol.asyncDispose](),
  };
}

const inAnHour = "2026-03-01T10:00:00.000Z";

test("a version is scheduled with its release", async () => {
  await using spring = await startWithARelease();
  await spring.client.releases.schedule({ releaseId: "spring", publishAt: inAnHour });

  expect(await readLife(spring.lake, version)).toMatchObject([
    {
      type: "scheduleDocumentVersion",
      documentId: published,
      versionId: version,
      releaseId: "spring",
      versionRevisionId: "added",
      publishAt: inAnHour,
      state: "pending",
      author: "robot-editor",
    },
    { type: "createDocumentVersion", versionRevisionId: "added", releaseId: "spring" },
  ]);
});

test("a version is unscheduled with its release", async () => {
  await using spring = await startWithARelease();
  await spring.client.releases.schedule({ releaseId: "spring", publishAt: inAnHour });
  await spring.client.releases.unschedule({ releaseId: "spring" });

  expect(await readLife(spring.lake, version)).toMatchObject([
    { type: "unscheduleDocumentVersion", versionRevisionId: "added", releaseId: "spring" },
    { type: "scheduleDocumentVersion", state: "unscheduled" },
    { type: "createDocumentVersion" },
  ]);
});

test("a scheduled release publishes with the cause release.schedule", async () => {
  await using spring = await startWithARelease();
  await spring.client.releases.schedule({ releaseId: "spring", publishAt: inAnHour });
  spring.moveClock(2 * 3_600_000);
  await spring.lake.restart();

  expect(await readLife(spring.lake, version)).toMatchObject([
    { type: "publishDocumentVersion", publishCause: "release.schedule", releaseId: "spring" },
    { type: "scheduleDocumentVersion", state: "published" },
    { type: "createDocumentVersion" },
  ]);
  expect(await readLife(spring.lake, published)).toMatchObject([
    { type: "publishDocumentVersion", publishCause: "release.schedule", versionId: version },
    { type: "createLiveDocument" },
  ]);
});

test("a release published by hand publishes with the cause release.publish", async () => {
  await using spring = await startWithARelease();
  await spring.client.releases.publish({ releaseId: "spring" }, { transactionId: "out" });

  expect(await readLife(spring.lake, published)).toMatchObject([
    {
      type: "publishDocumentVersion",
      publishCause: "release.publish",
      releaseId: "spring",
      versionId: version,
      versionRevisionId: "added",
      revisionId: "out",
    },
    { type: "createLiveDocument" },
  ]);
});

test("a release can unpublish a document", async () => {
  await using spring = await startWithARelease();
  await spring.client.unpublishVersion({ releaseId: "spring", publishedId: published });
  await spring.client.releases.publish({ releaseId: "spring" });

  expect(await readLife(spring.lake, published)).toMatchObject([
    { type: "unpublishDocument", releaseId: "spring", versionId: version },
    { type: "createLiveDocument" },
  ]);
});

test("discarding a version ends it, and the document stays", async () => {
  await using spring = await startWithARelease();
  await spring.client.discardVersion({ releaseId: "spring", publishedId: published });

  expect(await readLife(spring.lake, version)).toMatchObject([
    { type: "deleteDocumentVersion", versionId: version, versionRevisionId: "added", releaseId: "spring" },
    { type: "createDocumentVersion" },
  ]);
});

test("discarding the last draft deletes the document", async () => {
  await using lake = await startTestLake();
  await lake.client().create({ _id: draft, ...course });
  await lake.client().delete(draft);

  expect(typesOf(await readLife(lake, draft))).toEqual(["deleteDocumentGroup", "createDocumentVersion"]);
});

test("a document deleted with its versions is deleted, not unpublished", async () => {
  await using spring = await startWithARelease();
  await spring.client.transaction().delete(version).delete(published).commit();

  expect(typesOf(await readLife(spring.lake, published))).toEqual([
    "deleteDocumentGroup",
    "createLiveDocument",
  ]);
  expect(typesOf(await readLife(spring.lake, version))).toEqual([
    "deleteDocumentGroup",
    "createDocumentVersion",
  ]);
});

test("a reused ID starts a new history", async () => {
  await using lake = await startTestLake();
  await lake.client().create({ _id: published, ...course });
  await lake.client().delete(published);
  await lake
    .client()
    .transaction()
    .create({ _id: published, ...course })
    .transactionId("again")
    .commit();

  expect(await readLife(lake, published)).toMatchObject([
    { type: "createLiveDocument", revisionId: "again" },
    { type: "deleteDocumentGroup" },
    { type: "createLiveDocument" },
  ]);
});

test("edits of a draft aren't separate events", async () => {
  await using lake = await startTestLake();
  await lake.client().create({ _id: draft, ...course });
  await lake.client().patch(draft).set({ title: "Edited" }).commit();

  expect(typesOf(await readLife(lake, draft))).toEqual(["createDocumentVersion"]);
});

test("a document that never existed has no events", async () => {
  await using lake = await startTestLake();

  expect(await readEvents(lake, "nobody")).toEqual({ events: { nobody: [] }, nextCursor: "" });
});

test.each([["limit=none"], ["limit=0"], ["nextCursor=first"]])(
  "events can't be requested with %s",
  async (query) => {
    await using lake = await startTestLake();

    await expect(readEvents(lake, "course-1a", `?${query}`)).rejects.toMatchObject({ statusCode: 400 });
  },
);
