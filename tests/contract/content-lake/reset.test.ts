import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startTestLake, type TestLake, until } from "../../support/content-lake.ts";

const seed = {
  directory: new URL("../../../emulators/seed/", import.meta.url),
  documents: [
    {
      _id: "course-1a",
      _type: "course",
      title: "Level 1A",
      cover: { _type: "image", _sanityAsset: "image@file://./images/hero.webp" },
    },
  ],
};

const countFiles = async (lake: TestLake) =>
  (await readdir(join(lake.dataDir, "assets/files"), { recursive: true }).catch(() => [])).length;

test("a reset restores the seed and deletes everything else", async () => {
  await using lake = await startTestLake({ control: true, seed });
  await lake.client().patch("course-1a").set({ title: "Edited" }).commit();
  await lake.createDataset("staging");
  await lake.client({ dataset: "staging" }).create({ _type: "course" });
  await lake.client().assets.upload("file", Buffer.from("words"), { filename: "words.txt" });
  await lake.client().request({
    url: "/users/me/keyvalue",
    method: "PUT",
    body: [{ key: "sort", value: "title" }],
  });

  const answer = await lake.control("POST", "/reset", {});

  expect(await answer.json()).toEqual({ seeded: true });
  expect(await lake.client().fetch("*[_type == 'course']{title, 'cover': cover.asset->_type}")).toEqual([
    { title: "Level 1A", cover: "sanity.imageAsset" },
  ]);
  expect(await lake.client().datasets.list()).toMatchObject([{ name: "production" }]);
  expect(await countFiles(lake)).toBe(0);
  expect(await lake.client().request({ url: "/users/me/keyvalue/sort" })).toMatchObject([{ value: null }]);
  const { events } = await lake
    .client()
    .request({ url: "/data/history/production/events/documents/course-1a" });
  expect(events["course-1a"]).toHaveLength(1);
});

test("a reset can leave the lake empty, even after a restart", async () => {
  await using lake = await startTestLake({ control: true, seed });

  const answer = await lake.control("POST", "/reset", { seed: false });
  const emptied = await lake.client().fetch("count(*)");
  await lake.restart();

  expect(await answer.json()).toEqual({ seeded: false });
  expect(emptied).toBe(0);
  expect(await lake.client().fetch("count(*)")).toBe(0);
});

test("after a reset, clients reconnect, are told to start over, and get new changes", async () => {
  await using lake = await startTestLake({ control: true, seed });
  const eventTypes: string[] = [];
  const live: string[] = [];
  const listening = lake
    .client()
    .listen("*", {}, { events: ["welcome", "mutation"] })
    .subscribe(({ type }) => eventTypes.push(type));
  const following = lake
    .client()
    .live.events()
    .subscribe(({ type }) => live.push(type));
  await until(() => eventTypes.length === 1);
  await until(() => live.length === 1);

  await lake.control("POST", "/reset", {});
  await until(() => eventTypes.length === 2);
  await until(() => live.includes("restart"));
  await lake.client().create({ _id: "course-2a", _type: "course" });
  await until(() => eventTypes.length === 3);
  await until(() => live.at(-1) === "message");
  listening.unsubscribe();
  following.unsubscribe();

  expect(eventTypes).toEqual(["welcome", "welcome", "mutation"]);
});

test("requests during a reset wait for its end and never see half of it", async () => {
  await using lake = await startTestLake({ control: true, seed });
  const write = (index: number) => lake.client().create({ _id: `course-${index}`, _type: "course" });
  const before = Array.from({ length: 20 }, (_, index) => write(index));

  const reset = lake.control("POST", "/reset", {});
  const during = Array.from({ length: 20 }, (_, index) => write(100 + index));
  const statuses = await Promise.allSettled([...before, ...during]);
  await reset;

  expect(statuses.filter(({ status }) => status === "rejected")).toEqual([]);
  expect(await lake.client().fetch('count(*[_id == "course-1a"])')).toBe(1);
});

test("two simultaneous resets run one after the other", async () => {
  await using lake = await startTestLake({ control: true, seed });

  const answers = await Promise.all([lake.control("POST", "/reset", {}), lake.control("POST", "/reset", {})]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await lake.client().fetch("*[_type == 'course']._id")).toEqual(["course-1a"]);
});

test("documents are inserted unchanged, in one transaction", async () => {
  await using lake = await startTestLake({ control: true });
  await lake.client().create({ _id: "course-1a", _type: "course", level: 1 });
  const times = { _createdAt: "2020-01-01T00:00:00Z", _updatedAt: "2021-01-01T00:00:00Z" };
  const documents = [
    { _id: "course-1a", _type: "course", title: "Level 1A", ...times },
    { _id: "drafts.course-1b", _type: "course", before: { _type: "reference", _ref: "course-1a" } },
  ];

  const answer = await lake.control("POST", "/seed", { dataset: "production", documents });
  const { transactionId } = await answer.json();
  await lake.restart();

  expect(await lake.client().getDocument("course-1a")).toEqual({ ...documents[0], _rev: transactionId });
  expect(await lake.client().getDocument("drafts.course-1b")).toMatchObject({
    ...documents[1],
    _rev: transactionId,
  });
});

test("if one document can't be inserted, none is", async () => {
  await using lake = await startTestLake({ control: true });
  const documents = [
    { _id: "course-1a", _type: "course" },
    { _id: "course-1b", _type: "course", before: { _type: "reference", _ref: "nowhere" } },
  ];

  const answer = await lake.control("POST", "/seed", { dataset: "production", documents });

  expect(answer.status).toBe(409);
  expect(await lake.client().fetch("count(*)")).toBe(0);
});

test("an export's lines can be loaded into a dataset with any name", async () => {
  await using lake = await startTestLake({ control: true });
  const load = (body: string) =>
    fetch(`${lake.url}/_emulator/seed?dataset=staging`, {
      method: "POST",
      headers: { authorization: "Bearer sk-administrator", "content-type": "application/x-ndjson" },
      body,
    });

  const inserted = await load('{"_id":"a","_type":"course"}\n\n{"_id":"b","_type":"course"}\n');
  const refused = await load('{"_id":"c","_type":"course"}\n{"_id":');

  expect(await inserted.json()).toMatchObject({ documents: 2 });
  expect(await refused.json()).toMatchObject({ statusCode: 400, message: "Line 2 isn't valid JSON" });
  expect(await lake.client({ dataset: "staging" }).fetch("*._id")).toEqual(["a", "b"]);
});
