import { expect, test } from "vitest";
import { startContentLake, type TestLake } from "../../support/content-lake.ts";

const ids = { publishedId: "course-1a", draftId: "drafts.course-1a" };

/** A course created, edited, published, edited again, unpublished and deleted, in transactions of those names. */
async function startWithALife(): Promise<TestLake> {
  let time = Date.parse("2026-03-01T09:00:00Z");
  const lake = await startContentLake({ now: () => new Date((time += 1000)) });
  const client = lake.client();
  const edit = (title: string) =>
    ({ actionType: "sanity.action.document.edit", ...ids, patch: { set: { title } } }) as const;
  await client.action(
    {
      actionType: "sanity.action.document.create",
      publishedId: "course-1a",
      attributes: { _id: "drafts.course-1a", _type: "course", title: "One" },
      ifExists: "fail",
    },
    { transactionId: "created" },
  );
  await client.action(edit("Two"), { transactionId: "edited" });
  await client.action(
    { actionType: "sanity.action.document.publish", ...ids },
    { transactionId: "published" },
  );
  await client.action(edit("Three"), { transactionId: "edited-again" });
  await client.action(
    { actionType: "sanity.action.document.discard", draftId: ids.draftId },
    { transactionId: "discarded" },
  );
  await client.action(
    { actionType: "sanity.action.document.unpublish", ...ids },
    { transactionId: "unpublished" },
  );
  return lake;
}

interface Events {
  events: Record<string, { type: string; timestamp: string }[]>;
  nextCursor: string;
}

const readEvents = (lake: TestLake, id: string, query = "") =>
  lake.client().request<Events>({ url: `/data/history/production/events/documents/${id}${query}` });

const readDocuments = (lake: TestLake, id: string, query: string) =>
  lake.client().request({ url: `/data/history/production/documents/${id}?${query}` });

async function readTransactions(lake: TestLake, query: string) {
  const response = await fetch(
    `${lake.url}/v1/data/history/production/transactions/course-1a,drafts.course-1a?effectFormat=mendoza&excludeContent=true&${query}`,
    { headers: { authorization: "Bearer sk-editor" } },
  );
  const text = await response.text();
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

test("the events of a draft are its creations, its publication and its end", async () => {
  await using lake = await startWithALife();

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

test("the events of a published document are its publications and their end", async () => {
  await using lake = await startWithALife();

  const { events } = await readEvents(lake, "course-1a");

  expect(events["course-1a"]).toMatchObject([
    { type: "unpublishDocument", versionId: "drafts.course-1a", versionRevisionId: "unpublished" },
    { type: "publishDocumentVersion", revisionId: "published" },
  ]);
});

test("a document written without a draft was created and updated live, and deleted as a whole", async () => {
  await using lake = await startContentLake();
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

test("events come in pages", async () => {
  await using lake = await startWithALife();

  const first = await readEvents(lake, "drafts.course-1a", "?limit=3");
  const second = await readEvents(lake, "drafts.course-1a", `?limit=3&nextCursor=${first.nextCursor}`);

  expect(first.events["drafts.course-1a"]).toHaveLength(3);
  expect(second.events["drafts.course-1a"]).toHaveLength(2);
  expect(second.nextCursor).toBe("");
});

test("a document is read as it was at a revision", async () => {
  await using lake = await startWithALife();

  expect(await readDocuments(lake, "drafts.course-1a", "revision=created")).toMatchObject({
    documents: [{ title: "One", _rev: "created" }],
  });
  expect(await readDocuments(lake, "course-1a,drafts.course-1a", "revision=published")).toMatchObject({
    documents: [{ _id: "course-1a", title: "Two" }],
  });
  expect(await readDocuments(lake, "course-1a", "revision=unknown")).toEqual({ documents: [] });
});

test("a document is read as it was at a time", async () => {
  await using lake = await startWithALife();
  const { events } = await readEvents(lake, "drafts.course-1a");
  const created = events["drafts.course-1a"]?.at(-1)?.timestamp;

  expect(await readDocuments(lake, "drafts.course-1a", `time=${created}`)).toMatchObject({
    documents: [{ title: "One" }],
  });
  expect(await readDocuments(lake, "drafts.course-1a", "time=2020-01-01T00:00:00Z")).toEqual({
    documents: [],
  });
});

test("a deleted document is read as it last was", async () => {
  await using lake = await startWithALife();

  expect(await readDocuments(lake, "course-1a", "lastRevision=true")).toMatchObject({
    documents: [{ title: "Two" }],
  });
});

test("transactions are listed with what they did to each document", async () => {
  await using lake = await startWithALife();

  const transactions = await readTransactions(lake, "");

  expect(transactions.map(({ id }) => id)).toEqual([
    "created",
    "edited",
    "published",
    "edited-again",
    "discarded",
    "unpublished",
  ]);
  expect(transactions[2]).toMatchObject({
    author: "robot-editor",
    documentIDs: ["course-1a", "drafts.course-1a"],
    effects: {
      "course-1a": { apply: [0, { title: "Two" }], revert: [0, null] },
      "drafts.course-1a": { apply: [0, null], revert: [0, { title: "Two" }] },
    },
  });
});

test("a range of transactions includes both its ends, newest first on request", async () => {
  await using lake = await startWithALife();
  const read = async (query: string) => (await readTransactions(lake, query)).map(({ id }) => id);

  expect(await read("fromTransaction=edited&toTransaction=edited-again")).toEqual([
    "edited",
    "published",
    "edited-again",
  ]);
  expect(await read("toTransaction=published&reverse=true&limit=2")).toEqual(["published", "edited"]);
});

test("the life of a release is told, and what it held", async () => {
  await using lake = await startContentLake();
  const client = lake.client();
  await client.create({ _id: "course-1a", _type: "course", title: "One" });
  await client.releases.create({ releaseId: "spring" });
  await client.createVersion({ baseId: "course-1a", publishedId: "course-1a", releaseId: "spring" });
  await client.releases.publish({ releaseId: "spring" }, { transactionId: "release" });

  const { events } = await client.request({ url: "/data/history/production/events/releases/spring" });
  const last = await readDocuments(lake, "versions.spring.course-1a", "lastRevision=true");

  const types: string[] = events.map(({ type }: { type: string }) => type);
  expect(types.toSorted()).toEqual([
    "addDocumentToRelease",
    "createRelease",
    "discardDocumentFromRelease",
    "publishRelease",
  ]);
  expect(last).toMatchObject({ documents: [{ title: "One", _rev: "release" }] });
});

test("what is older than ninety days is forgotten, but not how things stand", async () => {
  let time = Date.parse("2026-03-01T09:00:00Z");
  await using lake = await startContentLake({ now: () => new Date(time) });
  await lake
    .client()
    .transaction()
    .create({ _id: "a", _type: "course", title: "One" })
    .transactionId("old")
    .commit();
  await lake
    .client()
    .transaction()
    .patch("a", { set: { title: "Two" } })
    .transactionId("current")
    .commit();

  time += 91 * 24 * 3_600_000;
  await lake.restart();

  expect(await readDocuments(lake, "a", "revision=old")).toEqual({ documents: [] });
  expect(await readDocuments(lake, "a", "revision=current")).toMatchObject({ documents: [{ title: "Two" }] });
});
