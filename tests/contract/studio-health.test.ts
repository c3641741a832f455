import {
  observeDocuments,
  type ObservedDocuments,
} from "@shop/studio/tools/catalog-health/observe-documents.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestLake, type TestLake, until } from "../support/content-lake.ts";

let lake: TestLake;
let stop: () => void;
let latest: ObservedDocuments;

beforeEach(async () => {
  lake = await startTestLake();
  await lake.client().createOrReplace({ _id: "course-1", _type: "course", title: "Level 1A" });
  latest = { documents: null, isLost: false };
  const subscription = observeDocuments(lake.client()).subscribe((observed) => {
    latest = observed;
  });
  stop = () => subscription.unsubscribe();
  await until(() => latest.documents !== null);
});

afterEach(async () => {
  stop();
  await lake[Symbol.asyncDispose]();
});

const readTitles = () => latest.documents?.map(({ title }) => title).toSorted();

test("a draft, an edit and a deletion show up within two seconds", async () => {
  const { client } = lake;

  await client().create({ _id: "drafts.course-1", _type: "course", title: "Level 1A, edited" });
  await expect.poll(readTitles).toEqual(["Level 1A", "Level 1A, edited"]);

  await client().patch("course-1").set({ title: "Level 1" }).commit();
  await expect.poll(readTitles).toEqual(["Level 1", "Level 1A, edited"]);

  await client().delete("drafts.course-1");
  await expect.poll(readTitles).toEqual(["Level 1"]);
});

test("Sanity's system documents and documents in a release aren't listed", async () => {
  const { client } = lake;

  await client().create({ _id: "versions.rSummer.course-1", _type: "course", title: "Level 1A in summer" });
  await client().assets.upload("file", Buffer.from("a file"), { filename: "sample.pdf" });
  await client().create({ _id: "course-2", _type: "course", title: "Level 1B" });

  await expect.poll(readTitles).toEqual(["Level 1A", "Level 1B"]);
});

test("more documents than fit in one response are loaded", async () => {
  const { client } = lake;
  const transaction = client().transaction();
  for (let count = 0; count < 1200; count += 1) {
    transaction.create({ _id: `sign-${count}`, _type: "sign", title: `Sign ${count}` });
  }
  await transaction.commit();
  stop();

  const { promise, resolve } = Promise.withResolvers<ObservedDocuments>();
  const subscription = observeDocuments(client()).subscribe(resolve);
  stop = () => subscription.unsubscribe();

  expect((await promise).documents).toHaveLength(1201);
});

test("while the lake is down, the last known documents stay, and changes show up once it's back", async () => {
  await lake.restart();
  expect(readTitles()).toEqual(["Level 1A"]);

  await lake.client().create({ _id: "course-2", _type: "course", title: "Level 1B" });

  await expect.poll(readTitles).toEqual(["Level 1A", "Level 1B"]);
});
