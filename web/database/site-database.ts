import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrations } from "#database/migrations.ts";

/**
 * Opens `<dataDir>/site.sqlite`, the site's own data, and brings its tables up to date. Several processes on one machine may open
 * it, but no other user can read it. A write that has returned survives `kill -9` and a power cut, and deleted data is overwritten.
 */
export function openSiteDatabase(dataDir: string): DatabaseSync {
  createDataDir(dataDir);
  const file = join(dataDir, "site.sqlite");
  createPrivateFile(file);
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;");
    inTransaction(database, () => migrate(database, file));
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function createDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Can't write to ${dataDir} (${reason}). Set DATA_DIR to a folder you can write to.`, {
      cause,
    });
  }
}

/**
 * SQLite would make it readable by everyone. It gives its other files the same mode. An existing database is never opened here, because
 * closing it would release SQLite's locks on it (https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_).
 */
function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
}

/** Runs the work in one transaction, so all of it is stored or none. Inside another transaction, it joins that one. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  if (database.isTransaction) return work();
  database.exec("begin immediate");
  try {
    const result = work();
    database.exec("commit");
    return result;
  } finally {
    if (database.isTransaction) database.exec("rollback");
  }
}

function migrate(database: DatabaseSync, file: string): void {
  const version = Number(database.prepare("pragma user_version").get()?.["user_version"] ?? 0);
  if (version > migrations.length)
    throw new Error(`${file} was written by a newer version of the site (${version}).`);
  for (const [index, migration] of migrations.entries()) {
    if (index >= version) database.exec(`${migration}; pragma user_version = ${index + 1};`);
  }
}
