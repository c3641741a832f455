import { existsSync } from "node:fs";
import { createClient } from "@sanity/client";
import {
  type RunningContentLake,
  startContentLake,
} from "@shop/emulators/packages/content-lake/start-content-lake.ts";
import { expect, test } from "vitest";

const connect = ({ clientConfig }: RunningContentLake) =>
  createClient({ projectId: "any", dataset: "production", apiVersion: "2026-06-01", ...clientConfig });

const post = { _id: "hello", _type: "post", title: "Hello" };

test("a test's lake begins with its documents, and goes back to them", async () => {
  await using lake = await startContentLake({ documents: [post] });
  const client = connect(lake);
  await client.patch("hello").set({ title: "Changed" }).commit();
  await lake.seed([{ _id: "second", _type: "post", title: "Second" }]);

  const changed = await client.fetch("*[_type == 'post'] | order(_id).title");
  await lake.reset();

  expect(changed).toEqual(["Changed", "Second"]);
  expect(await client.fetch("*[_type == 'post'].title")).toEqual(["Hello"]);
});

test("its clock and its IDs are the test's", async () => {
  let count = 0;
  await using lake = await startContentLake({
    now: () => new Date("2030-01-01T00:00:00Z"),
    newId: () => `id-${(count += 1)}`,
  });

  const created = await connect(lake).create({ _type: "post" });

  expect(created).toMatchObject({
    _id: expect.stringMatching(/^id-\d+$/),
    _createdAt: "2030-01-01T00:00:00.000Z",
  });
});

test("a fault makes a request fail as often as it says", async () => {
  await using lake = await startContentLake({ documents: [post] });
  const count = `${lake.url}/v1/data/query/production?query=count(*[_type=='post'])`;
  await lake.setFaults([{ path: "/data/query/*", times: 1, error: { status: 503, headers: {} } }]);

  const responses = [await fetch(count), await fetch(count)];

  expect(responses.map(({ status }) => status)).toEqual([503, 200]);
  expect(await lake.requests()).toEqual(
    expect.arrayContaining([expect.objectContaining({ method: "GET", status: 503 })]),
  );
});

test("what goes wrong is said by the lake", async () => {
  await using lake = await startContentLake();

  await expect(lake.reset("none")).rejects.toThrow(`There's no snapshot "none"`);
});

test("a lake without a folder leaves none behind", async () => {
  const lake = await startContentLake();

  await lake.close();

  expect(existsSync(lake.dataDir)).toBe(false);
});
