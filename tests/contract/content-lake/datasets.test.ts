import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };

const administrator = (lake: TestLake) => lake.client({ dataset: "staging", token: "sk-administrator" });

test("a dataset is deleted with its documents, history and assets", async () => {
  await using lake = await startTestLake();
  const client = administrator(lake);
  await client.datasets.create("staging");
  await client.create(course);
  const { url } = await client.assets.upload("file", Buffer.from("Hello"), { filename: "hello.txt" });
  await lake.client().create(course);

  await client.datasets.delete("staging");

  expect(await client.datasets.list()).toMatchObject([{ name: "production" }]);
  expect((await fetch(url)).status).toBe(404);
  expect(await readdir(join(lake.dataDir, "assets/files/anything"))).toEqual([]);
  await client.datasets.create("staging");
  expect(await client.fetch("count(*)")).toBe(0);
  expect(await client.request({ url: "/data/history/staging/transactions/course-1a" })).toBeUndefined();
  expect(await lake.client().fetch("count(*)")).toBe(1);
});

test("a deleted dataset is still gone after a restart, and can be created again", async () => {
  await using lake = await startTestLake();
  const client = administrator(lake);
  await client.datasets.create("staging");
  await client.create(course);
  await client.datasets.delete("staging");

  await lake.restart();

  expect(await client.datasets.list()).toMatchObject([{ name: "production" }]);
  await client.datasets.create("staging");
  await client.create({ ...course, title: "Another" });
  expect(await client.fetch("*[0].title")).toBe("Another");
});

test("an editor can't delete a dataset", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const promise = lake.client().datasets.delete("production");

  await expect(promise).rejects.toMatchObject({ statusCode: 403 });
  expect(await lake.client().fetch("count(*)")).toBe(1);
});

test("a dataset that doesn't exist can't be deleted", async () => {
  await using lake = await startTestLake();

  await expect(administrator(lake).datasets.delete("nowhere")).rejects.toMatchObject({ statusCode: 404 });
});

test.each([
  ["a query", "/data/query/typo?query=*", {}],
  ["a document", "/data/doc/typo/course-1a", {}],
  ["a listener", "/data/listen/typo?query=*", {}],
  ["live events", "/data/live/events/typo", {}],
  ["a mutation", "/data/mutate/typo", { method: "POST", body: "{}" }],
  ["an action", "/data/actions/typo", { method: "POST", body: "{}" }],
  ["an upload", "/assets/files/typo", { method: "POST", body: "{}" }],
])("%s in a dataset that doesn't exist says so", async (_what, path, init) => {
  await using lake = await startTestLake();

  const response = await fetch(`${lake.url}/v2026-06-01${path}`, {
    ...init,
    headers: { authorization: "Bearer sk-editor" },
  });

  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    message: expect.stringContaining('Dataset "typo" not found'),
  });
});

test("there are no dataset aliases", async () => {
  await using lake = await startTestLake();

  expect(await lake.client().request({ url: "/aliases" })).toEqual([]);
});

test.each([["Production"], ["..%2Fproduction"], ["%7Eproduction"], ["a".repeat(65)], ["a%00"], ["-a"]])(
  "a dataset named %s is rejected",
  async (name) => {
    await using lake = await startTestLake();
    const client = lake.client();

    const writing = client.request({
      url: `/data/mutate/${name}`,
      method: "POST",
      body: { mutations: [{ create: course }] },
    });

    await expect(writing).rejects.toMatchObject({ statusCode: 400 });
    expect(await client.datasets.list()).toMatchObject([{ name: "production" }]);
  },
);
