import { mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isBusy } from "../../emulators/files/sqlite-busy.ts";
import { PlainError } from "../command/plain-error.ts";

export interface DataLock {
  release: () => void;
}

/**
 * Locks a data directory for this process, because two lakes on one database would diverge. SQLite holds the lock, so
 * the operating system releases it with the process, even after `kill -9`. Throws a `PlainError` when it's in use or
 * can't be created.
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
      `Handshape is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => database.close() };
}

/** Creates the data directory. Throws a `PlainError` on failure. */
export function createDataDir(dataDir: string): void {
  try {
    createFolder(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`Can't write to ${dataDir} (${reason}). Set DATA_DIR to a folder you can write to.`);
  }
}

/** One folder at a time, because Node's `recursive` never returns where a folder can't be created, such as in `/proc`. */
function createFolder(folder: string): void {
  if (isFolder(folder)) return;
  createFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have just created it.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
