import { expect, test } from "vitest";
import { startTestLake, until } from "../../support/content-lake.ts";
import { type ListenerMutation, listen } from "../../support/listen.ts";
import { mendoza } from "../../support/mendoza.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };
const edit = {
  actionType: "sanity.action.document.edit",
  publishedId: "course-1a",
  draftId: "drafts.course-1a",
  patch: { set: { title: "New" } },
} as const;
const publish = {
  actionType: "sanity.action.document.publish",
  publishedId: "course-1a",
  draftId: "drafts.course-1a",
} as const;

const effectsOf = (mutation?: ListenerMutation) => mutation?.effects ?? { apply: [], revert: [] };

test("a listener gets a welcome event and then the creation of a document", async () => {
  await using lake = await startTestLake();
  using listener = await listen(lake.client(), "*[_type == $type]");

  await lake.client().transaction().create(course).transactionId("first").commit();
  await until(() => listener.mutations.length === 1);

  expect(listener.events[0]).toEqual({ type: "welcome", listenerName: expect.any(String) });
  expect(listener.mutations[0]).toMatchObject({
    eventId: "first#course-1a",
    documentId: "course-1a",
    transactionId: "first",
    transition: "appear",
    identity: "robot-editor",
    resultRev: "first",
    result: course,
    mutations: [{ create: course }],
    transactionTotalEvents: 1,
    transactionCurrentEvent: 0,
  });
  expect(listener.mutations[0]).not.toHaveProperty("previousRev");
});

test("each event's previousRev is the revision of the event before it", async () => {
  await using lake = await startTestLake();
  using listener = await listen(lake.client(), "*");

  await lake.client().create(course);
  await lake.client().patch("course-1a").set({ title: "New" }).commit();
  await lake.client().delete("course-1a");
  await until(() => listener.mutations.length === 3);

  const [created, updated, deleted] = listener.mutations;
  expect(updated).toMatchObject({ transition: "update", previousRev: created?.resultRev });
  expect(deleted).toMatchObject({ transition: "disappear", previousRev: updated?.resultRev });
});

test("an edit that creates the draft sends the creation too", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  using listener = await listen(lake.client(), '*[_id == "drafts.course-1a"]');

  await lake.client().action(edit, { transactionId: "typing" });
  await until(() => listener.mutations.length === 1);

  expect(listener.mutations[0]).toMatchObject({
    transition: "appear",
    resultRev: "typing",
    mutations: [
      { createIfNotExists: { _id: "drafts.course-1a", title: "Level 1A" } },
      { patch: { id: "drafts.course-1a", set: { title: "New" } } },
    ],
  });
});

test("publishing sends two events, numbered within their transaction", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  await lake.client().action(edit);
  using listener = await listen(lake.client(), '*[_id in ["course-1a", "drafts.course-1a"]]');

  await lake.client().action(publish);
  await until(() => listener.mutations.length === 2);

  expect(listener.mutations).toMatchObject([
    { documentId: "course-1a", transition: "update", transactionTotalEvents: 2, transactionCurrentEvent: 0 },
    {
      documentId: "drafts.course-1a",
      transition: "disappear",
      transactionTotalEvents: 2,
      transactionCurrentEvent: 1,
    },
  ]);
});

test("transactionTotalEvents counts only the events that the listener gets", async () => {
  await using lake = await startTestLake();
  using listener = await listen(lake.client(), '*[_id == "course-1a"]');

  await lake
    .client()
    .transaction()
    .create(course)
    .create({ ...course, _id: "course-1b" })
    .commit();
  await until(() => listener.mutations.length === 1);

  expect(listener.mutations[0]).toMatchObject({ transactionTotalEvents: 1, transactionCurrentEvent: 0 });
});

test("a document that starts to match appears, and one that stops matching disappears", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  using listener = await listen(lake.client(), '*[title == "New"]');

  await lake.client().patch("course-1a").set({ title: "New" }).commit();
  await lake.client().patch("course-1a").set({ title: "Newer" }).commit();
  await until(() => listener.mutations.length === 2);

  expect(listener.mutations.map(({ transition }) => transition)).toEqual(["appear", "disappear"]);
});

test("effects and the previous document are sent on request", async () => {
  await using lake = await startTestLake();
  const { _rev, ...before } = await lake.client().create(course);
  using listener = await listen(lake.client(), "*", {
    effectFormat: "mendoza",
    includePreviousRevision: true,
    includeResult: false,
    includeMutations: false,
  });

  const { _rev: _newRev, ...after } = await lake
    .client()
    .patch("course-1a")
    .set({ title: "Level 1B" })
    .commit();
  await until(() => listener.mutations.length === 1);

  const [mutation] = listener.mutations;
  expect(mutation).toMatchObject({ previous: { title: "Level 1A" } });
  expect(mendoza.applyPatch(before, effectsOf(mutation).apply)).toEqual(after);
  expect(mendoza.applyPatch(after, effectsOf(mutation).revert)).toEqual(before);
  expect(mutation).not.toHaveProperty("result");
  expect(mutation).not.toHaveProperty("mutations");
});

test("draft events require a token and can be turned off", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  using visitor = await listen(lake.visitor(), "*");
  using modest = await listen(lake.client(), "*", { includeAllVersions: false });
  using everyone = await listen(lake.client(), "*");

  await lake.client().action(edit);
  await lake.client().action(publish);
  await until(() => everyone.mutations.length === 3);

  expect(modest.mutations.map(({ documentId }) => documentId)).toEqual(["course-1a"]);
  expect(visitor.mutations.map(({ documentId }) => documentId)).toEqual(["course-1a"]);
});

test("a query already sees the change when its event arrives", async () => {
  await using lake = await startTestLake();
  const client = lake.client();
  const seen: unknown[] = [];
  const subscription = client.listen("*").subscribe(() => {
    void client.fetch("count(*)").then((count) => seen.push(count));
  });
  using _listener = await listen(client, "*");

  await client.create(course);
  await until(() => seen.length === 1);
  subscription.unsubscribe();

  expect(seen).toEqual([1]);
});
