import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/**
 * The key that links for a purpose are signed with: made when it is first asked for, and kept with the data the links lead to, so
 * that nobody has to set it up and a link works as long as what it is about.
 */
export function readSigningKey(database: DatabaseSync, purpose: string): string {
  database
    .prepare("insert into signing_key (purpose, key) values (?, ?) on conflict (purpose) do nothing")
    .run(purpose, randomBytes(32).toString("base64url"));
  return String(database.prepare("select key from signing_key where purpose = ?").get(purpose)?.["key"]);
}
