import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createFileCache } from "#files/file-cache.ts";

async function makeFolder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "file-cache-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

const tenBytes = async () => Buffer.from("0123456789");

test("a file is created once", async () => {
  const directory = await makeFolder();
  let made = 0;
  const make = async () => {
    made += 1;
    return tenBytes();
  };

  for (const cache of [
    createFileCache({ directory, maxBytes: 100 }),
    createFileCache({ directory, maxBytes: 100 }),
  ])
    await cache.keep("cover.webp", make);

  expect(made).toBe(1);
});

test("the least recently used files are removed when the cache is full", async () => {
  const directory = await makeFolder();
  const cache = createFileCache({ directory, maxBytes: 35 });
  for (const name of ["first", "second", "third"]) {
    await cache.keep(name, tenBytes);
    const before = Date.now() / 1000 - 3600 + Number(name === "second");
    await utimes(join(directory, name), before, before);
  }
  await cache.keep("first", tenBytes);

  await cache.keep("fourth", tenBytes);

  expect((await readdir(directory)).toSorted()).toEqual(["first", "fourth"]);
});

test("a file larger than the cache still reaches the requests for it", async () => {
  const directory = await makeFolder();
  const cache = createFileCache({ directory, maxBytes: 5 });
  await cache.keep("before", tenBytes);

  await cache.keep("large", tenBytes);

  expect(await readdir(directory)).toEqual(["large"]);
});

test("files from an earlier run count too", async () => {
  const directory = await makeFolder();
  await createFileCache({ directory, maxBytes: 100 }).keep("old", tenBytes);
  await utimes(join(directory, "old"), 1, 1);

  await createFileCache({ directory, maxBytes: 15 }).keep("new", tenBytes);

  expect(await readdir(directory)).toEqual(["new"]);
});
