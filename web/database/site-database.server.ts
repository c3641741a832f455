import "server-only";
import type { DatabaseSync } from "node:sqlite";
import { openSiteDatabase } from "#database/site-database.ts";
import { readEnvironment } from "#lib/environment.server.ts";

let database: DatabaseSync | undefined;

/** This process's connection, opened on first use. */
export function siteDatabase(): DatabaseSync {
  database ??= openSiteDatabase(readEnvironment().dataDir);
  return database;
}
