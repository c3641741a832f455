import { beforeEach, expect, test } from "vitest";
import { createRevalidationBatch, type RevalidationBatch } from "./revalidation-batch.ts";

let time = 0;
let changes: (() => void)[] = [];
let batch: RevalidationBatch;

beforeEach(() => {
  time = 0;
  changes = [];
  batch = createRevalidationBatch({
    quietMs: 100,
    maxWaitMs: 250,
    now: () => time,
    // Sleeping advances the clock, and a change may arrive meanwhile.
    sleep: async (ms) => {
      time += ms / 2;
      changes.shift()?.();
      time += ms / 2;
    },
  });
});

const join = (tags: readonly string[], paths: readonly string[] = []) => batch.join({ tags, paths });

test("a change is revalidated again after a quiet period", async () => {
  expect(await join(["product:1"])).toBe(true);
  expect(time).toBe(100);
  expect(batch.drain().tags).toEqual(["product:1"]);
});

test("changes that arrive meanwhile are revalidated together, once each, after the last one", async () => {
  const others: Promise<boolean>[] = [];
  changes = [() => others.push(join(["product:2", "shop"])), () => others.push(join(["shop"]))];

  const first = await join(["product:1"]);

  expect([first, ...(await Promise.all(others))]).toEqual([true, false, false]);
  expect(time).toBeGreaterThan(150);
  expect(batch.drain().tags).toEqual(["product:1", "product:2", "shop"]);
});

test("the pages of all changes are rendered once", async () => {
  changes = [() => void join(["product:2"], ["/books", "/books/two"])];

  await join(["product:1"], ["/books", "/books/one"]);

  expect(batch.drain().paths).toEqual(["/books", "/books/one", "/books/two"]);
});

test("changes that keep arriving are revalidated anyway", async () => {
  changes = Array.from({ length: 20 }, () => () => void join(["shop"]));

  expect(await join(["shop"])).toBe(true);
  expect(time).toBe(250);
});

test("no page is rendered while changes keep arriving, and all of them afterward", async () => {
  await join(["sign"], ["/asl/dictionary/hello"]);
  const next = join(["sign"], ["/asl/dictionary/thanks"]);

  expect(batch.drain()).toEqual({ tags: ["sign"], paths: null });
  await next;
  expect(batch.drain().paths).toEqual(["/asl/dictionary/hello", "/asl/dictionary/thanks"]);
});

test("a revalidated change isn't revalidated again, but the next one is", async () => {
  await join(["product:1"]);
  batch.drain();

  expect(await join(["product:2"])).toBe(true);
  expect(batch.drain().tags).toEqual(["product:2"]);
});
