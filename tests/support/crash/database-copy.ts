import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const lakeDatabase = "content-lake.sqlite";

/** A copy of what a killed emulator left on disk. A lake unless another database is named. */
export async function copyDatabase(from: string, to: string, database = lakeDatabase): Promise<void> {
  await copyFile(join(from, database), join(to, database));
  await copyFile(join(from, `${database}-wal`), join(to, `${database}-wal`));
}

/** The result of SQLite's integrity check on a stopped emulator's database: "ok" if it finds nothing. */
export async function checkIntegrity(dataDir: string, database = lakeDatabase): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "database-copy-"));
  try {
    await copyDatabase(dataDir, copy, database);
    const opened = new DatabaseSync(join(copy, database));
    const result = opened.prepare("PRAGMA integrity_check").get()?.integrity_check;
    opened.close();
    return String(result);
  } finally {
    await rm(copy, { recursive: true });
  }
}
