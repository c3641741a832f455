import { hash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "#storefront/domain/transaction.ts";
import type { CustomerId } from "./customer.ts";

/** What a client of the Customer Account API signs in with. */
export interface AccountSession {
  id: string;
  customerId: CustomerId;
  accessToken: string;
  /** Exchanges for other tokens once, when the access token has expired. */
  refreshToken: string;
}

/** Who is signed in to the Customer Account API. */
export interface AccountSessions {
  start: (customerId: CustomerId) => AccountSession;
  /** The customer's ID, or null if the token is unknown or has expired. */
  readCustomerId: (accessToken: string) => string | null;
  /** Replaces both tokens. null for a refresh token that was used, has expired, or is unknown. */
  refresh: (refreshToken: string) => AccountSession | null;
  end: (id: string) => void;
}

/** Shopify doesn't publish how long its tokens are valid. */
export const accessTokenSeconds = 60 * 60;
const refreshTokenSeconds = 30 * 24 * 60 * 60;

/** The emulator's own limit. The oldest sessions end. */
const maxSessions = 50;

/** Tokens are stored as hashes, so that the file can't be used to sign in. */
export function createAccountSessions(database: DatabaseSync, now: () => Date): AccountSessions {
  const insert = database.prepare(
    `insert into account_session (id, customer_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
     values (?, ?, ?, ?, ?, ?)`,
  );
  const byAccess = database.prepare(
    "select customer_id from account_session where access_hash = ? and access_expires_at > ?",
  );
  const byRefresh = database.prepare(
    "select id, customer_id from account_session where refresh_hash = ? and refresh_expires_at > ?",
  );
  const deletion = database.prepare("delete from account_session where id = ?");
  const prune = database.prepare(`
    delete from account_session where refresh_expires_at <= ? or rowid in (
      select rowid from account_session where customer_id = ? order by rowid desc limit -1 offset ${maxSessions}
    )
  `);
  const after = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString();

  function store(id: string, customerId: CustomerId): AccountSession {
    const accessToken = `shcat_${createToken()}`;
    const refreshToken = `shcrt_${createToken()}`;
    const [accessEnd, refreshEnd] = [after(accessTokenSeconds), after(refreshTokenSeconds)];
    insert.run(id, customerId, toHash(accessToken), accessEnd, toHash(refreshToken), refreshEnd);
    prune.run(now().toISOString(), customerId);
    return { id, customerId, accessToken, refreshToken };
  }

  return {
    start: (customerId) => inTransaction(database, () => store(createToken(), customerId)),
    readCustomerId: (accessToken) => {
      const id = byAccess.get(toHash(accessToken), now().toISOString())?.["customer_id"];
      return id === undefined ? null : String(id);
    },
    refresh: (refreshToken) =>
      inTransaction(database, () => {
        const found = byRefresh.get(toHash(refreshToken), now().toISOString());
        if (!found) return null;
        const id = String(found["id"]);
        deletion.run(id);
        // Only `insert` above fills this column.
        return store(id, String(found["customer_id"]) as CustomerId);
      }),
    end: (id) => {
      deletion.run(id);
    },
  };
}

function createToken(): string {
  return randomBytes(24).toString("base64url");
}

function toHash(token: string): string {
  return hash("sha256", token);
}
