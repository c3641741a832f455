import { beforeEach, expect, test } from "vitest";
import { createRevalidationBatch, type RevalidationBatch } from "./revalidation-batch.ts";

let time = 0;
let changes: (() => void)[] = [];
let batch: RevalidationBatch;

beforeEach(() => {
  time = 0;
  changes = [];
  batch = createRevalidationBatch({
    quiet: 100,
    longest: 250,
    now: () => time,
    // Time passes when someone sleeps, and a change may come in its midst.
    sleep: async (ms) => {
      time += ms / 2;
      changes.shift()?.();
      time += ms / 2;
    },
  });
});

const join = (tags: readonly string[], paths: readonly string[] = []) => batch.join({ tags, paths });

test("one change is looked at again after a quiet while", async () => {
  expect(await join(["product:1"])).toBe(true);
  expect(time).toBe(100);
  expect(batch.drain().tags).toEqual(["product:1"]);
});

test("changes that come meanwhile are looked at with it, each once, after the last of them", async () => {
  const others: Promise<boolean>[] = [];
  changes = [() => others.push(join(["product:2", "shop"])), () => others.push(join(["shop"]))];

  const first = await join(["product:1"]);

  expect([first, ...(await Promise.all(others))]).toEqual([true, false, false]);
  expect(time).toBeGreaterThan(150);
  expect(batch.drain().tags).toEqual(["product:1", "product:2", "shop"]);
});

test("the pages of all that changed are rendered once", async () => {
  changes = [() => void join(["product:2"], ["/books", "/books/two"])];

  await join(["product:1"], ["/books", "/books/one"]);

  expect(batch.drain().paths).toEqual(["/books", "/books/one", "/books/two"]);
});

test("a shop that is never quiet is looked at all the same", async () => {
  changes = Array.from({ length: 20 }, () => () => void join(["shop"]));

  expect(await join(["shop"])).toBe(true);
  expect(time).toBe(250);
});

test("what was looked at is not looked at again, and the next change is", async () => {
  await join(["product:1"]);
  batch.drain();

  expect(await join(["product:2"])).toBe(true);
  expect(batch.drain().tags).toEqual(["product:2"]);
});
