import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/**
 * The key that signs links for one purpose. It's created on first use and stored with the data that the links lead to, so nobody has
 * to configure it, and a link works for as long as its data exists.
 */
export function readSigningKey(database: DatabaseSync, purpose: string): string {
  const select = database.prepare("select key from signing_key where purpose = ?");
  const stored = select.get(purpose);
  if (stored) return String(stored["key"]);
  database
    .prepare("insert into signing_key (purpose, key) values (?, ?) on conflict (purpose) do nothing")
    .run(purpose, randomBytes(32).toString("base64url"));
  // Another process may have been faster.
  return String(select.get(purpose)?.["key"]);
}
