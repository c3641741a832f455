import { expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";

const morning = "2026-03-20T09:00:00.000Z";
const before = Date.parse("2026-03-01T09:00:00Z");
const after = Date.parse("2026-03-20T09:00:01Z");

/** Each release has a version of its own course. */
async function schedule(lake: TestLake, releases: Record<string, string>): Promise<void> {
  const client = lake.client();
  for (const [releaseId, publishAt] of Object.entries(releases)) {
    const publishedId = `course-${releaseId}`;
    await client.releases.create({ releaseId, metadata: { releaseType: "scheduled" } });
    await client.createVersion({ releaseId, publishedId, document: { _type: "course", title: releaseId } });
    await client.releases.schedule({ releaseId, publishAt });
  }
}

test("a scheduled release's documents are locked until it's unscheduled", async () => {
  await using lake = await startTestLake({ now: () => new Date(before) });
  await schedule(lake, { spring: morning });
  const changes = [
    () => lake.client().patch("versions.spring.course-spring").set({ title: "Late" }).commit(),
    () =>
      lake.client().action({
        actionType: "sanity.action.document.edit",
        draftId: "versions.spring.course-spring",
        publishedId: "course-spring",
        patch: { set: { title: "Late" } },
      }),
    () => lake.client().discardVersion({ releaseId: "spring", publishedId: "course-spring" }),
  ];

  const refused = await Promise.allSettled(changes.map((change) => change()));
  await lake.client().releases.unschedule({ releaseId: "spring" });
  const accepted = await Promise.allSettled(changes.map((change) => change()));

  const description = 'Documents in release "spring" (state: scheduled) can not be mutated';
  expect(refused).toEqual(
    Array(3).fill(
      expect.objectContaining({
        reason: expect.objectContaining({ statusCode: 400, message: expect.stringContaining(description) }),
      }),
    ),
  );
  expect(accepted.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
});

test("a release scheduled in the past is published right away", async () => {
  await using lake = await startTestLake();

  await schedule(lake, { spring: "2020-01-01T00:00:00Z" });

  expect(await lake.client().releases.get({ releaseId: "spring" })).toMatchObject({ state: "published" });
  expect(await lake.visitor().getDocument("course-spring")).toMatchObject({ title: "spring" });
});

test("an invalid time is rejected", async () => {
  await using lake = await startTestLake();
  await lake.client().releases.create({ releaseId: "spring" });

  const promise = lake.client().releases.schedule({ releaseId: "spring", publishAt: "tomorrow" });

  await expect(promise).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("publishAt"),
  });
});

test("a scheduled release is published on time, even after a restart", async () => {
  let time = before;
  await using lake = await startTestLake({ now: () => new Date(time) });
  await schedule(lake, { spring: morning });

  time = after;
  await lake.restart();

  expect(await lake.visitor().getDocument("course-spring")).toMatchObject({ title: "spring" });
  expect(await lake.client().releases.get({ releaseId: "spring" })).toMatchObject({
    state: "published",
    publishAt: morning,
    publishedAt: new Date(after).toISOString(),
  });
});

test("a rescheduled release waits for its new time", async () => {
  let time = before;
  await using lake = await startTestLake({ now: () => new Date(time) });
  await schedule(lake, { spring: morning });

  await lake.client().releases.schedule({ releaseId: "spring", publishAt: "2026-04-01T09:00:00Z" });
  time = after;
  await lake.restart();

  expect(await lake.client().releases.get({ releaseId: "spring" })).toMatchObject({ state: "scheduled" });
});

test("an unscheduled release isn't published", async () => {
  let time = before;
  await using lake = await startTestLake({ now: () => new Date(time) });
  await schedule(lake, { spring: morning });

  await lake.client().releases.unschedule({ releaseId: "spring" });
  time = after;
  await lake.restart();

  expect(await lake.client().releases.get({ releaseId: "spring" })).toMatchObject({ state: "active" });
  expect(await lake.visitor().getDocument("course-spring")).toBeUndefined();
});

test("due releases are published in order of their times", async () => {
  let time = before;
  await using lake = await startTestLake({ now: () => new Date(time) });
  await schedule(lake, { late: "2026-03-19T09:00:00Z", early: "2026-03-18T09:00:00Z" });

  time = after;
  await lake.restart();

  const history = await fetch(
    `${lake.url}/v1/data/history/production/transactions/_.releases.late,_.releases.early`,
    { headers: { authorization: "Bearer sk-editor" } },
  );
  const lines = (await history.text()).trim().split("\n");
  const published = lines.slice(-2).map((line): { documentIDs: string[] } => JSON.parse(line));
  expect(published.map(({ documentIDs }) => documentIDs)).toEqual([
    expect.arrayContaining(["_.releases.early"]),
    expect.arrayContaining(["_.releases.late"]),
  ]);
});

test("a release that can't be published says why and doesn't hold up the others", async () => {
  let time = before;
  await using lake = await startTestLake({ now: () => new Date(time) });
  const client = lake.client();
  await client.create({ _id: "gone", _type: "course" });
  await client.create({ _id: "list", _type: "list", first: { _type: "reference", _ref: "gone" } });
  await client.releases.create({ releaseId: "broken" });
  await client.unpublishVersion({ releaseId: "broken", publishedId: "gone" });
  await client.releases.schedule({ releaseId: "broken", publishAt: morning });
  await schedule(lake, { spring: morning });

  time = after;
  await lake.restart();

  expect(await client.releases.get({ releaseId: "broken" })).toMatchObject({
    state: "active",
    error: { message: expect.stringContaining('"gone" cannot be deleted') },
  });
  expect(await client.releases.get({ releaseId: "spring" })).toMatchObject({ state: "published" });
});

test("rescheduling a failed release clears its error", async () => {
  let time = before;
  await using lake = await startTestLake({ now: () => new Date(time) });
  const client = lake.client();
  await client.create({ _id: "gone", _type: "course" });
  await client.create({ _id: "list", _type: "list", first: { _type: "reference", _ref: "gone" } });
  await client.releases.create({ releaseId: "broken" });
  await client.unpublishVersion({ releaseId: "broken", publishedId: "gone" });
  await client.releases.schedule({ releaseId: "broken", publishAt: morning });
  time = after;
  await lake.restart();
  await client.delete("list");

  await client.releases.schedule({ releaseId: "broken", publishAt: morning });

  const release = await client.releases.get({ releaseId: "broken" });
  expect(release).toMatchObject({ state: "published" });
  expect(release).not.toHaveProperty("error");
});
