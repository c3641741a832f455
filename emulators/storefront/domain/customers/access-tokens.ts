import { hash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { NextId } from "#storefront/domain/next-id.ts";
import { inTransaction } from "#storefront/domain/transaction.ts";

export interface AccessToken {
  accessToken: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

/** What signed-in customers show instead of a password. */
export interface AccessTokens {
  create: (customerId: string) => AccessToken;
  /** The customer's ID, or null if the token is unknown or has expired. */
  readCustomerId: (accessToken: string) => string | null;
  /** The same token with a later end, or null if it has none. */
  renew: (accessToken: string) => AccessToken | null;
  /** The token's own ID, or null if it's unknown or has expired. */
  remove: (accessToken: string) => string | null;
  removeAll: (customerId: string) => void;
}

/** 42 days (seen in responses of version 2026-04). */
const lifetimeMs = 42 * 24 * 60 * 60 * 1000;

/** Anyone with the password can create tokens, so the oldest ones end. The number is the emulator's own. */
const maxTokens = 50;

/** Stored as hashes, so that the file can't be used to sign in. */
export function createAccessTokens(database: DatabaseSync, now: () => Date, nextId: NextId): AccessTokens {
  const insert = database.prepare(
    "insert into customer_access_token (hash, id, customer_id, expires_at) values (?, ?, ?, ?)",
  );
  const select = database.prepare(
    "select id, customer_id from customer_access_token where hash = ? and expires_at > ?",
  );
  const extend = database.prepare("update customer_access_token set expires_at = ? where hash = ?");
  const deletion = database.prepare("delete from customer_access_token where hash = ?");
  const deletionOfAll = database.prepare("delete from customer_access_token where customer_id = ?");
  const prune = database.prepare(`
    delete from customer_access_token where expires_at <= ? or rowid in (
      select rowid from customer_access_token where customer_id = ? order by rowid desc limit -1 offset ${maxTokens}
    )
  `);
  const read = (accessToken: string) => select.get(toHash(accessToken), now().toISOString());
  const toEnd = () => new Date(now().getTime() + lifetimeMs).toISOString();

  return {
    create: (customerId) =>
      inTransaction(database, () => {
        const accessToken = randomBytes(32).toString("base64url");
        const expiresAt = toEnd();
        insert.run(toHash(accessToken), nextId("CustomerAccessToken"), customerId, expiresAt);
        prune.run(now().toISOString(), customerId);
        return { accessToken, expiresAt };
      }),
    readCustomerId: (accessToken) => {
      const id = read(accessToken)?.["customer_id"];
      return id === undefined ? null : String(id);
    },
    renew: (accessToken) => {
      if (!read(accessToken)) return null;
      const expiresAt = toEnd();
      extend.run(expiresAt, toHash(accessToken));
      return { accessToken, expiresAt };
    },
    remove: (accessToken) => {
      const id = read(accessToken)?.["id"];
      if (id === undefined) return null;
      deletion.run(toHash(accessToken));
      return String(id);
    },
    removeAll: (customerId) => {
      deletionOfAll.run(customerId);
    },
  };
}

function toHash(accessToken: string): string {
  return hash("sha256", accessToken);
}
