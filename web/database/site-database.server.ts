import "server-only";
import type { DatabaseSync } from "node:sqlite";
import { openSiteDatabase } from "#database/site-database.ts";
import { readEnvironment } from "#lib/environment.server.ts";

let database: DatabaseSync | undefined;

/** The process's own connection, opened when it is first needed. */
export function siteDatabase(): DatabaseSync {
  database ??= openSiteDatabase(readEnvironment().dataDir);
  return database;
}
