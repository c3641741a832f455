import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { hashToken } from "#content-lake/token.ts";

/** Signed-in people. Only the SHA-256 of a token is kept, so a copy of the file opens nothing. */
export interface Sessions {
  /** Opens a session and answers its token, the only time it can be read. */
  create: (userId: string) => string;
  userOf: (tokenHash: string) => string | null;
  revoke: (token: string) => void;
}

interface SessionsOptions {
  database: DatabaseSync;
  now: () => Date;
}

const monthInMs = 30 * 24 * 60 * 60 * 1000;

export function createSessions({ database, now }: SessionsOptions): Sessions {
  const insert = database.prepare("INSERT INTO sessions (token_hash, user_id, expires_at) VALUES (?, ?, ?)");
  const find = database.prepare("SELECT user_id FROM sessions WHERE token_hash = ? AND expires_at > ?");
  const remove = database.prepare("DELETE FROM sessions WHERE token_hash = ?");
  const removeExpired = database.prepare("DELETE FROM sessions WHERE expires_at <= ?");

  return {
    create: (userId) => {
      removeExpired.run(now().getTime());
      const token = `sk${randomBytes(32).toString("base64url")}`;
      insert.run(hashToken(token).toString("hex"), userId, now().getTime() + monthInMs);
      return token;
    },
    userOf: (tokenHash) => {
      const row = find.get(tokenHash, now().getTime());
      return row ? String(row.user_id) : null;
    },
    revoke: (token) => {
      remove.run(hashToken(token).toString("hex"));
    },
  };
}
