import { expect, test } from "vitest";
import { startContentLake, type TestLake } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };
const spring = { releaseId: "spring" };

async function startWithRelease(options?: Parameters<typeof startContentLake>[0]): Promise<TestLake> {
  const lake = await startContentLake(options);
  const client = lake.client();
  await client.create(course);
  await client.create({ _id: "course-1b", _type: "course", title: "Level 1B" });
  await client.releases.create({ ...spring, metadata: { title: "Spring", releaseType: "asap" } });
  await client.createVersion({ baseId: "course-1a", publishedId: "course-1a", ...spring });
  await client.patch("versions.spring.course-1a").set({ title: "Level 1A in spring" }).commit();
  return lake;
}

test("a release is a document with a state and what its maker says of it", async () => {
  await using lake = await startWithRelease();

  const release = await lake.client().releases.get(spring);

  expect(release).toMatchObject({
    _id: "_.releases.spring",
    _type: "system.release",
    name: "spring",
    state: "active",
    metadata: { title: "Spring", releaseType: "asap" },
  });
});

test("a version is seen under its release's perspective alone", async () => {
  await using lake = await startWithRelease();
  const title = (perspective: string[]) =>
    lake.client({ perspective }).fetch('*[_id == "course-1a"][0].title');

  expect(await title(["spring"])).toBe("Level 1A in spring");
  expect(await title(["published"])).toBe("Level 1A");
});

test("the metadata of a release can be edited, its state cannot", async () => {
  await using lake = await startWithRelease();

  await lake
    .client()
    .releases.edit({ ...spring, patch: { set: { metadata: { title: "May", releaseType: "asap" } } } });
  const forbidden = lake.client().releases.edit({ ...spring, patch: { set: { state: "published" } } });

  await expect(forbidden).rejects.toMatchObject({ statusCode: 400 });
  expect(await lake.client().releases.get(spring)).toMatchObject({
    metadata: { title: "May" },
    state: "active",
  });
});

test("publishing a release publishes all of it in one transaction", async () => {
  await using lake = await startWithRelease();
  await lake.client().unpublishVersion({ ...spring, publishedId: "course-1b" });

  await lake.client().releases.publish(spring, { transactionId: "release" });

  expect(await lake.visitor().getDocument("course-1a")).toMatchObject({
    title: "Level 1A in spring",
    _rev: "release",
  });
  expect(await lake.visitor().getDocument("course-1b")).toBeUndefined();
  expect(await lake.client().releases.get(spring)).toMatchObject({
    state: "published",
    _rev: "release",
    finalDocumentStates: [{ id: "versions.spring.course-1a" }, { id: "versions.spring.course-1b" }],
  });
  expect(await lake.client().fetch('count(*[_id in path("versions.**")])')).toBe(0);
});

test("a published release takes no more steps", async () => {
  await using lake = await startWithRelease();
  await lake.client().releases.publish(spring);

  await expect(lake.client().releases.publish(spring)).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: "releaseStateError" } }] },
  });
});

test("an archived release can be brought back with its documents", async () => {
  await using lake = await startWithRelease();

  await lake.client().releases.archive(spring);
  const archived = await lake.client().getDocument("versions.spring.course-1a");
  await lake.client().releases.unarchive(spring);

  expect(archived).toBeUndefined();
  expect(await lake.client().getDocument("versions.spring.course-1a")).toMatchObject({
    title: "Level 1A in spring",
  });
  expect(await lake.client().releases.get(spring)).toMatchObject({ state: "active" });
});

test("a release is deleted once it is archived, not before", async () => {
  await using lake = await startWithRelease();

  const early = lake.client().releases.delete(spring);

  await expect(early).rejects.toMatchObject({ statusCode: 409 });
  await lake.client().releases.archive(spring);
  await lake.client().releases.delete(spring);
  expect(await lake.client().releases.get(spring)).toBeUndefined();
});

test("the documents of a scheduled release are locked until it is unscheduled", async () => {
  await using lake = await startWithRelease();
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await lake.client().releases.schedule({ ...spring, publishAt });
  const discard = () => lake.client().discardVersion({ ...spring, publishedId: "course-1a" });

  await expect(discard()).rejects.toMatchObject({ statusCode: 409 });
  await lake.client().releases.unschedule(spring);
  await expect(discard()).resolves.toHaveProperty("transactionId");
});

test("a release scheduled in the past is refused", async () => {
  await using lake = await startWithRelease();

  const promise = lake.client().releases.schedule({ ...spring, publishAt: "2020-01-01T00:00:00Z" });

  await expect(promise).rejects.toMatchObject({ statusCode: 400 });
});

test("a scheduled release is published when its time comes, also after a restart", async () => {
  let time = Date.parse("2026-03-01T09:00:00Z");
  await using lake = await startWithRelease({ now: () => new Date(time) });
  await lake.client().releases.schedule({ ...spring, publishAt: "2026-03-20T09:00:00Z" });

  time = Date.parse("2026-03-20T09:00:01Z");
  await lake.restart();

  expect(await lake.visitor().getDocument("course-1a")).toMatchObject({ title: "Level 1A in spring" });
});

test("a version is replaced and discarded", async () => {
  await using lake = await startWithRelease();
  const client = lake.client();

  await client.replaceVersion({
    ...spring,
    publishedId: "course-1a",
    document: { _type: "course", title: "Replaced" },
  });
  const replaced = await client.getDocument("versions.spring.course-1a");
  await client.discardVersion({ ...spring, publishedId: "course-1a" });

  expect(replaced).toMatchObject({ title: "Replaced" });
  expect(await client.getDocument("versions.spring.course-1a")).toBeUndefined();
});

test("a version is not made from a revision its maker did not see", async () => {
  await using lake = await startWithRelease();

  const promise = lake.client().createVersion({
    ...spring,
    baseId: "course-1b",
    publishedId: "course-1b",
    ifBaseRevisionId: "stale",
  });

  await expect(promise).rejects.toMatchObject({ statusCode: 409 });
});
