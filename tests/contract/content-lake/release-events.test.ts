import { expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import type { HistoryEvent } from "../../support/history.ts";

interface Page {
  events: HistoryEvent[];
  nextCursor: string;
}

const readPage = (lake: TestLake, query = ""): Promise<Page> =>
  lake.client().request({ url: `/data/history/production/events/releases/spring${query}` });

const typesOf = ({ events }: Page) => events.map(({ type }) => type);

/** A release with two courses that were added in one transaction. */
async function startWithARelease(): Promise<TestLake> {
  const lake = await startTestLake();
  const client = lake.client();
  await client.releases.create({ releaseId: "spring" });
  await client
    .transaction()
    .create({ _id: "versions.spring.a", _type: "course" })
    .create({ _id: "versions.spring.b", _type: "book" })
    .transactionId("added")
    .commit();
  return lake;
}

test("adding documents to a release makes events with their type", async () => {
  await using lake = await startWithARelease();

  expect(await readPage(lake)).toMatchObject({
    events: [
      {
        type: "addDocumentToRelease",
        releaseName: "spring",
        documentId: "a",
        documentType: "course",
        versionId: "versions.spring.a",
        versionRevisionId: "added",
      },
      { type: "addDocumentToRelease", documentId: "b", documentType: "book" },
      { type: "createRelease", author: "robot-editor" },
    ],
  });
});

test("removing documents from a release makes events with their type", async () => {
  await using lake = await startWithARelease();
  await lake.client().discardVersion({ releaseId: "spring", publishedId: "b" });

  const { events } = await readPage(lake);

  expect(events[0]).toMatchObject({
    type: "discardDocumentFromRelease",
    documentId: "b",
    documentType: "book",
    versionRevisionId: "added",
  });
});

test("archiving and unarchiving a release makes no events for its documents", async () => {
  await using lake = await startWithARelease();
  await lake.client().releases.archive({ releaseId: "spring" });
  await lake.client().releases.unarchive({ releaseId: "spring" });

  expect(typesOf(await readPage(lake, "?limit=2"))).toEqual(["unarchiveRelease", "archiveRelease"]);
});

test("scheduling and unscheduling events have the scheduled time", async () => {
  await using lake = await startWithARelease();
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await lake.client().releases.schedule({ releaseId: "spring", publishAt });
  await lake.client().releases.unschedule({ releaseId: "spring" });

  const { events } = await readPage(lake, "?limit=2");

  expect(events).toMatchObject([{ type: "unscheduleRelease" }, { type: "scheduleRelease", publishAt }]);
});

test("a page of events can end in the middle of a transaction", async () => {
  await using lake = await startWithARelease();

  const first = await readPage(lake, "?limit=1");
  const second = await readPage(lake, `?limit=1&nextCursor=${first.nextCursor}`);
  const third = await readPage(lake, `?limit=1&nextCursor=${second.nextCursor}`);

  expect([first, second, third].map(({ events }) => events[0]?.documentId)).toEqual(["a", "b", undefined]);
  expect(third).toMatchObject({ events: [{ type: "createRelease" }], nextCursor: "" });
});
