import { randomBytes } from "node:crypto";
import { setMaxListeners } from "node:events";
import type { DatabaseSync } from "node:sqlite";
import { hashToken } from "#content-lake/access/hash-token.ts";

/** Signed-in people. Only the SHA-256 of a token is kept, so a copy of the file opens nothing. */
export interface Sessions {
  /** Opens a session and answers its token, the only time it can be read. */
  create: (userId: string) => string;
  userOf: (tokenHash: string) => string | null;
  /** Aborted when the session ends, for what stays open longer than a request; null when there is no such session. */
  ended: (tokenHash: string) => AbortSignal | null;
  revoke: (token: string) => void;
  /** Forgets who waits for the end of a session. */
  close: () => void;
}

interface SessionsOptions {
  database: DatabaseSync;
  now: () => Date;
}

const monthInMs = 30 * 24 * 60 * 60 * 1000;
/** How long a stream may outlive its session. */
const sweepInMs = 60_000;

export function createSessions({ database, now }: SessionsOptions): Sessions {
  const insert = database.prepare("INSERT INTO sessions (token_hash, user_id, expires_at) VALUES (?, ?, ?)");
  const find = database.prepare(
    "SELECT user_id, expires_at FROM sessions WHERE token_hash = ? AND expires_at > ?",
  );
  const remove = database.prepare("DELETE FROM sessions WHERE token_hash = ?");
  const removeExpired = database.prepare("DELETE FROM sessions WHERE expires_at <= ?");
  const awaited = new Map<string, { controller: AbortController; expiresAt: number }>();
  const sweeping = setInterval(endExpired, sweepInMs);
  sweeping.unref();

  function endExpired(): void {
    const time = now().getTime();
    for (const [tokenHash, { expiresAt }] of awaited) if (expiresAt <= time) end(tokenHash);
  }

  function end(tokenHash: string): void {
    const waiting = awaited.get(tokenHash);
    awaited.delete(tokenHash);
    waiting?.controller.abort();
  }

  return {
    create: (userId) => {
      removeExpired.run(now().getTime());
      const token = `sk${randomBytes(32).toString("base64url")}`;
      insert.run(hashToken(token).toString("hex"), userId, now().getTime() + monthInMs);
      return token;
    },
    userOf: (tokenHash) => {
      endExpired();
      const row = find.get(tokenHash, now().getTime());
      return row ? String(row.user_id) : null;
    },
    ended: (tokenHash) => {
      const known = awaited.get(tokenHash);
      if (known) return known.controller.signal;
      const row = find.get(tokenHash, now().getTime());
      if (!row) return null;
      const controller = new AbortController();
      // A Studio has a dozen streams open, and each waits for this.
      setMaxListeners(0, controller.signal);
      awaited.set(tokenHash, { controller, expiresAt: Number(row.expires_at) });
      return controller.signal;
    },
    revoke: (token) => {
      const tokenHash = hashToken(token).toString("hex");
      remove.run(tokenHash);
      end(tokenHash);
    },
    close: () => clearInterval(sweeping),
  };
}
