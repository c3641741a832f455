import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { isSameSecret } from "#files/same-secret.ts";

/** What a link in an email is for: choosing the first password, or another one. */
export type AccountLinkKind = "activate" | "reset";

export interface AccountLink {
  kind: AccountLinkKind;
  token: string;
  /** ISO 8601, UTC. */
  sentAt: string;
  expiresAt: string;
}

/** The links that customers got by email. Each works once, and until the next one of its kind is sent. */
export interface AccountLinks {
  send: (customerId: string, kind: AccountLinkKind) => AccountLink;
  /** Those that still work. */
  list: (customerId: string) => AccountLink[];
  isValid: (customerId: string, kind: AccountLinkKind, token: string) => boolean;
  remove: (customerId: string, kind: AccountLinkKind) => void;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * "The email invitation is only valid for 30 days" (help.shopify.com, "Classic customer accounts"). Shopify doesn't say how long a
 * reset link is valid.
 */
const lifetimesMs: Record<AccountLinkKind, number> = { activate: 30 * dayMs, reset: dayMs };

/** Stores the tokens themselves, because the shop sends no email: the admin pages show what it would have sent. */
export function createAccountLinks(database: DatabaseSync, now: () => Date): AccountLinks {
  const upsert = database.prepare(
    "insert or replace into account_link (customer_id, kind, token, sent_at, expires_at) values (?, ?, ?, ?, ?)",
  );
  const select = database.prepare(
    "select kind, token, sent_at, expires_at from account_link where customer_id = ? and expires_at > ?",
  );
  const deletion = database.prepare("delete from account_link where customer_id = ? and kind = ?");
  const list = (customerId: string) => select.all(customerId, now().toISOString()).map(toLink);

  return {
    send: (customerId, kind) => {
      const at = now();
      const link: AccountLink = {
        kind,
        token: randomBytes(16).toString("hex"),
        sentAt: at.toISOString(),
        expiresAt: new Date(at.getTime() + lifetimesMs[kind]).toISOString(),
      };
      upsert.run(customerId, kind, link.token, link.sentAt, link.expiresAt);
      return link;
    },
    list,
    isValid: (customerId, kind, token) =>
      list(customerId).some((link) => link.kind === kind && isSameSecret(token, link.token)),
    remove: (customerId, kind) => {
      deletion.run(customerId, kind);
    },
  };
}

function toLink(row: Record<string, unknown>): AccountLink {
  return {
    kind: row["kind"] === "activate" ? "activate" : "reset",
    token: String(row["token"]),
    sentAt: String(row["sent_at"]),
    expiresAt: String(row["expires_at"]),
  };
}
