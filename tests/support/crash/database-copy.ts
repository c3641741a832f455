import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const database = "content-lake.sqlite";

/** What a killed lake has on disk, copied as it lies there. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  await copyFile(join(from, database), join(to, database));
  await copyFile(join(from, `${database}-wal`), join(to, `${database}-wal`));
}

/** What SQLite finds wrong with the database of a lake that is not running: "ok" when it finds nothing. */
export async function checkIntegrity(dataDir: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "content-lake-copy-"));
  try {
    await copyDatabase(dataDir, copy);
    const opened = new DatabaseSync(join(copy, database));
    const result = opened.prepare("PRAGMA integrity_check").get()?.integrity_check;
    opened.close();
    return String(result);
  } finally {
    await rm(copy, { recursive: true });
  }
}
