import { randomBytes } from "node:crypto";
import { setMaxListeners } from "node:events";
import type { DatabaseSync } from "node:sqlite";
import { hashToken } from "#content-lake/access/hash-token.ts";

/** Sessions of signed-in users. Only a token's SHA-256 is stored, so a copy of the file is useless. */
export interface Sessions {
  /** Starts a session and returns its token, which can't be read again. */
  create: (userId: string) => string;
  userOf: (tokenHash: string) => string | null;
  /** Aborted when the session ends, for streams that outlive a request. null if there's no such session. */
  ended: (tokenHash: string) => AbortSignal | null;
  revoke: (token: string) => void;
  /** Stops watching sessions for their end. */
  close: () => void;
}

interface SessionsOptions {
  database: DatabaseSync;
  now: () => Date;
}

const monthMs = 30 * 24 * 60 * 60 * 1000;
/** How long a stream can outlive its session. */
const sweepMs = 60_000;

export function createSessions({ database, now }: SessionsOptions): Sessions {
  const insert = database.prepare("INSERT INTO sessions (token_hash, user_id, expires_at) VALUES (?, ?, ?)");
  const find = database.prepare(
    "SELECT user_id, expires_at FROM sessions WHERE token_hash = ? AND expires_at > ?",
  );
  const remove = database.prepare("DELETE FROM sessions WHERE token_hash = ?");
  const removeExpired = database.prepare("DELETE FROM sessions WHERE expires_at <= ?");
  const awaited = new Map<string, { controller: AbortController; expiresAt: number }>();
  const sweeping = setInterval(endExpired, sweepMs);
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
      insert.run(hashToken(token).toString("hex"), userId, now().getTime() + monthMs);
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
