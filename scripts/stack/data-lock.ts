import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PlainError } from "../command/plain-error.ts";

export interface DataLock {
  release: () => void;
}

/**
 * Holds a data directory for this process, because two lakes on one database would each keep their own idea of it.
 * The lock is SQLite's, so the operating system drops it with the process, `kill -9` included.
 * Throws a `PlainError` when another process holds it.
 */
export function lockData(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
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

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}
