import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isBusy } from "#files/sqlite-busy.ts";

/**
 * Opens the lake's file and migrates its tables. WAL with `synchronous = NORMAL`: committed data survives `kill -9`. For power
 * loss, disk-sync.ts flushes it to disk before it's acknowledged.
 */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    // The lake answers from memory, so it wouldn't see a second process's writes to the same file.
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
    // A checkpoint blocks everyone, and takes only a little longer with four times as much in the log.
    database.exec("PRAGMA wal_autocheckpoint = 4000;");
    inTransaction(database, () => migrate(database, file));
  } catch (error) {
    database.close();
    throw isBusy(error) ? new Error(`${file} is in use by another Content Lake.`, { cause: error }) : error;
  }
  return database;
}

function migrate(database: DatabaseSync, file: string): void {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version ?? 0);
  if (version > migrations.length) {
    throw new Error(`${file} was written by a newer version of the Content Lake emulator (${version}).`);
  }
  for (const [index, migration] of migrations.entries()) {
    if (index < version) continue;
    database.exec(`${migration}; PRAGMA user_version = ${index + 1};`);
  }
}

/** Runs the work in one SQLite transaction, stored completely or not at all. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/** Each entry runs once, in order. A released entry is never edited. */
const migrations = [
  `
  CREATE TABLE datasets (
    name TEXT PRIMARY KEY,
    created_at TEXT NOT NULL,
    planted INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  CREATE TABLE documents (
    dataset TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (dataset, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE transactions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    dataset TEXT NOT NULL,
    id TEXT NOT NULL,
    author TEXT NOT NULL,
    timestamp TEXT NOT NULL,
    UNIQUE (dataset, id)
  ) STRICT;

  CREATE TABLE revisions (
    dataset TEXT NOT NULL,
    document_id TEXT NOT NULL,
    sequence INTEGER NOT NULL REFERENCES transactions (sequence),
    mutations TEXT NOT NULL,
    body TEXT,
    PRIMARY KEY (dataset, document_id, sequence)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX revisions_by_sequence ON revisions (sequence);

  CREATE TABLE deliveries (
    id TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    headers TEXT NOT NULL,
    body TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE preferences (
    user_id TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  DROP TABLE deliveries;
  CREATE TABLE deliveries (
    id TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    headers TEXT NOT NULL,
    dataset TEXT NOT NULL,
    change TEXT NOT NULL,
    body TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL
  ) STRICT;
  `,
  `
  DROP TABLE deliveries;
  CREATE TABLE hooks (
    id TEXT PRIMARY KEY,
    settings TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE deliveries (
    id TEXT PRIMARY KEY,
    hook_id TEXT NOT NULL REFERENCES hooks (id) ON DELETE CASCADE,
    dataset TEXT NOT NULL,
    headers TEXT NOT NULL,
    change TEXT NOT NULL,
    body TEXT,
    status TEXT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    result_code INTEGER,
    created_at INTEGER NOT NULL,
    due_at INTEGER
  ) STRICT;
  CREATE INDEX deliveries_by_hook ON deliveries (hook_id);
  CREATE INDEX deliveries_due ON deliveries (hook_id, due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX deliveries_made ON deliveries (status) WHERE due_at IS NULL;

  CREATE TABLE delivery_attempts (
    id TEXT PRIMARY KEY,
    delivery_id TEXT NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
    hook_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    ended_at INTEGER,
    duration INTEGER,
    failure TEXT,
    result_code INTEGER,
    result_body TEXT
  ) STRICT;
  CREATE INDEX attempts_by_delivery ON delivery_attempts (delivery_id);
  CREATE INDEX attempts_by_hook ON delivery_attempts (hook_id);
  `,
  `
  ALTER TABLE transactions ADD COLUMN purges INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE revisions ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
  `,
  `
  CREATE TABLE cors_origins (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    origin TEXT NOT NULL UNIQUE,
    settings TEXT NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE dataset_copies (
    id TEXT PRIMARY KEY,
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    with_history INTEGER NOT NULL,
    started_at TEXT NOT NULL,
    ended_at TEXT NOT NULL
  ) STRICT;
  `,
  `
  ALTER TABLE datasets ADD COLUMN acl_mode TEXT NOT NULL DEFAULT 'public';
  ALTER TABLE datasets ADD COLUMN addon_for TEXT;
  `,
  `
  CREATE TABLE access_requests (
    user_id TEXT PRIMARY KEY,
    request TEXT NOT NULL
  ) STRICT;
  `,
];
