import { expect, test } from "vitest";
import { startContentLake, type TestLake } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };
const spring = { releaseId: "spring" };

async function startWithRelease(): Promise<TestLake> {
  const lake = await startContentLake();
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
    statusCode: 400,
    details: {
      items: [
        {
          error: {
            type: "validationError",
            description: `Release "spring" is not permitted to transition from state 'published' to 'publishing'`,
          },
        },
      ],
    },
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

  await expect(early).rejects.toMatchObject({ statusCode: 400 });
  await lake.client().releases.archive(spring);
  await lake.client().releases.delete(spring);
  expect(await lake.client().releases.get(spring)).toBeUndefined();
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

test("a version tells the release it belongs to", async () => {
  await using lake = await startWithRelease();

  expect(await lake.client().getDocument("versions.spring.course-1a")).toMatchObject({
    _system: { bundleId: "spring", release: { _ref: "_.releases.spring", _weak: true } },
  });
});

test("a document that others point at is not taken away by a release", async () => {
  await using lake = await startWithRelease();
  const client = lake.client();
  await client.create({ _id: "list", _type: "list", first: { _type: "reference", _ref: "course-1b" } });
  await client.unpublishVersion({ ...spring, publishedId: "course-1b" });

  await expect(client.releases.publish(spring)).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: "documentHasExistingReferencesError", id: "course-1b" } }] },
  });
  expect(await client.releases.get(spring)).toMatchObject({ state: "active" });
});

test("documents of a release that point at each other are published together", async () => {
  await using lake = await startWithRelease();
  const client = lake.client();
  const toNew = { _type: "reference", _ref: "new", _weak: true, _strengthenOnPublish: { type: "course" } };
  await client.createVersion({ ...spring, publishedId: "new", document: { _type: "course", title: "New" } });
  await client.patch("versions.spring.course-1a").set({ next: toNew }).commit();

  await client.releases.publish(spring);

  expect(await lake.visitor().fetch('*[_id == "course-1a"][0].next->title')).toBe("New");
});

test("the title of a release is edited by its path, for the revision its editor saw", async () => {
  await using lake = await startWithRelease();
  const edit = (ifRevisionID = "stale") =>
    lake.client().releases.edit({ ...spring, patch: { ifRevisionID, set: { "metadata.title": "May" } } });
  const release = await lake.client().releases.get(spring);

  await expect(edit()).rejects.toMatchObject({ statusCode: 409 });
  await edit(release?._rev);

  expect(await lake.client().releases.get(spring)).toMatchObject({ metadata: { title: "May" } });
});

test("a release named as a layer that is none is refused", async () => {
  await using lake = await startContentLake();

  const promise = lake.client().releases.create({ releaseId: "drafts" });

  await expect(promise).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("drafts"),
  });
});
