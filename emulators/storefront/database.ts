import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Opens `<dataDir>/storefront.sqlite`, making its tables when they are missing.
 * A write that returned survives `kill -9`; a power cut may lose the last ones (`synchronous = NORMAL`).
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "storefront.sqlite"));
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists product (handle text primary key, position integer not null, body text not null) strict;
    create table if not exists collection (handle text primary key, position integer not null, body text not null) strict;
    create table if not exists cart (token text primary key, body text not null, updated_at text not null) strict;
  `);
  return database;
}
