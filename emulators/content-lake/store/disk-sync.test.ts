import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { createDiskSync } from "./disk-sync.ts";

async function openFile() {
  const directory = await mkdtemp(join(tmpdir(), "disk-sync-"));
  const database = openDatabase(join(directory, "lake.sqlite"));
  return {
    directory,
    disk: createDiskSync(database),
    write: () => database.exec("INSERT INTO preferences VALUES ('ada', hex(randomblob(8)), '{}')"),
    [Symbol.asyncDispose]: async () => {
      database.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

test("a sync completes for everyone waiting, even if others keep writing", async () => {
  await using file = await openFile();
  const waiting = Array.from({ length: 100 }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, index % 7));
    file.write();
    await file.disk.settle();
    return "kept";
  });

  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["kept"]));
  await file.disk.close();
});

test("a disk error reaches everyone waiting, and later callers try again", async () => {
  await using file = await openFile();
  file.write();
  await rm(join(file.directory, "lake.sqlite-wal"));

  const waiting = [file.disk.settle(), file.disk.settle()];

  await expect(waiting[0]).rejects.toThrow("ENOENT");
  await expect(waiting[1]).rejects.toThrow("ENOENT");
  await expect(file.disk.settle()).rejects.toThrow("ENOENT");
});
