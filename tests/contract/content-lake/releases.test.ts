import { expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };
const spring = { releaseId: "spring" };

async function startWithRelease(): Promise<TestLake> {
  const lake = await startTestLake();
  const client = lake.client();
  await client.create(course);
  await client.create({ _id: "course-1b", _type: "course", title: "Level 1B" });
  await client.releases.create({ ...spring, metadata: { title: "Spring", releaseType: "asap" } });
  await client.createVersion({ baseId: "course-1a", publishedId: "course-1a", ...spring });
  await client.patch("versions.spring.course-1a").set({ title: "Level 1A in spring" }).commit();
  return lake;
}

test("a release is a document with a state and metadata", async () => {
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

test("a version is visible only in its release's perspective", async () => {
  await using lake = await startWithRelease();
  const title = (perspective: string[]) =>
    lake.client({ perspective }).fetch('*[_id == "course-1a"][0].title');

  expect(await title(["spring"])).toBe("Level 1A in spring");
  expect(await title(["published"])).toBe("Level 1A");
});

test("a release's metadata can be edited, its state can't", async () => {
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

test("a document that a release unpublishes becomes a draft", async () => {
  await using lake = await startWithRelease();
  await lake.client().unpublishVersion({ ...spring, publishedId: "course-1b" });

  await lake.client().releases.publish(spring);

  const draft = await lake.client().getDocument("drafts.course-1b");
  expect(draft).toMatchObject({ title: "Level 1B" });
  expect(draft).not.toHaveProperty("_system");
});

test("a document that a release unpublishes keeps the draft it has", async () => {
  await using lake = await startWithRelease();
  await lake.client().unpublishVersion({ ...spring, publishedId: "course-1b" });
  await lake.client().create({ _id: "drafts.course-1b", _type: "course", title: "Under way" });

  await lake.client().releases.publish(spring);

  expect(await lake.client().getDocument("drafts.course-1b")).toMatchObject({ title: "Under way" });
});

test("a published release can't change state", async () => {
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

test("an archived release can be restored with its documents", async () => {
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

test("a release can be deleted only once it's archived", async () => {
  await using lake = await startWithRelease();

  const early = lake.client().releases.delete(spring);

  await expect(early).rejects.toMatchObject({ statusCode: 400 });
  await lake.client().releases.archive(spring);
  await lake.client().releases.delete(spring);
  expect(await lake.client().releases.get(spring)).toBeUndefined();
});

test("a version can be replaced and discarded", async () => {
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

test("a version isn't created from a stale revision", async () => {
  await using lake = await startWithRelease();

  const promise = lake.client().createVersion({
    ...spring,
    baseId: "course-1b",
    publishedId: "course-1b",
    ifBaseRevisionId: "stale",
  });

  await expect(promise).rejects.toMatchObject({ statusCode: 409 });
});

test("a version says which release it belongs to", async () => {
  await using lake = await startWithRelease();

  expect(await lake.client().getDocument("versions.spring.course-1a")).toMatchObject({
    _system: { bundleId: "spring", release: { _ref: "_.releases.spring", _weak: true } },
  });
});

test("a version says which revision it was copied from, and its published document doesn't", async () => {
  await using lake = await startWithRelease();
  const { _rev } = await lake.client().createOrReplace({ _id: "drafts.course-1b", _type: "course" });

  await lake.client().createVersion({ ...spring, baseId: "drafts.course-1b", publishedId: "course-1b" });

  expect(await lake.client().getDocument("versions.spring.course-1b")).toMatchObject({
    _system: { bundleId: "spring", base: { id: "drafts.course-1b", rev: _rev } },
  });
  await lake.client().releases.publish(spring);
  expect(await lake.client().getDocument("course-1b")).not.toHaveProperty("_system");
});

test("a release can't unpublish a document that others refer to", async () => {
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

test("documents in a release that refer to each other are published together", async () => {
  await using lake = await startWithRelease();
  const client = lake.client();
  const toNew = { _type: "reference", _ref: "new", _weak: true, _strengthenOnPublish: { type: "course" } };
  await client.createVersion({ ...spring, publishedId: "new", document: { _type: "course", title: "New" } });
  await client.patch("versions.spring.course-1a").set({ next: toNew }).commit();

  await client.releases.publish(spring);

  expect(await lake.visitor().fetch('*[_id == "course-1a"][0].next->title')).toBe("New");
});

test("a release's title is edited by path, at the revision its editor saw", async () => {
  await using lake = await startWithRelease();
  const edit = (ifRevisionID = "stale") =>
    lake.client().releases.edit({ ...spring, patch: { ifRevisionID, set: { "metadata.title": "May" } } });
  const release = await lake.client().releases.get(spring);

  await expect(edit()).rejects.toMatchObject({ statusCode: 409 });
  await edit(release?._rev);

  expect(await lake.client().releases.get(spring)).toMatchObject({ metadata: { title: "May" } });
});

test("a reserved perspective name is rejected as a release ID", async () => {
  await using lake = await startTestLake();

  const promise = lake.client().releases.create({ releaseId: "drafts" });

  await expect(promise).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("drafts"),
  });
});
