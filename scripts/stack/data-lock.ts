import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PlainError } from "../command/plain-error.ts";

export interface DataLock {
  release: () => void;
}

/**
 * Holds a data directory for this process, because two lakes on one database would each keep their own idea of it.
 * The lock is SQLite's, so the operating system drops it with the process, `kill -9` included.
 * Throws a `PlainError` when another process holds it, or where it can't be made.
 */
export function lockData(dataDir: string): DataLock {
  createDataDir(dataDir);
  const database = new DatabaseSync(join(dataDir, "lock.sqlite"));
  try {
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new PlainError(
      `Handshape is already running on ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => database.close() };
}

/** Makes the data directory. Throws a `PlainError` where that can't be. */
export function createDataDir(dataDir: string): void {
  try {
    createFolder(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(
      `Nothing can be stored in ${dataDir} (${reason}): set DATA_DIR to a folder that you may write to.`,
    );
  }
}

/** Folder by folder: with `recursive`, Node never ends where no folder can be made, as in `/proc`. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it just now.
    if (!existsSync(folder)) throw error;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}
