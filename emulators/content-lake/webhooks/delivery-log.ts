import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "#content-lake/store/database.ts";
import type { DocumentChange } from "#content-lake/query/document.ts";
import type { SendingResult } from "#http/send-delivery.ts";

/** One change to deliver to one webhook. */
export interface Delivery {
  id: string;
  hookId: string;
  dataset: string;
  headers: Record<string, string>;
  change: DocumentChange;
  /** What's sent, the same on every attempt, or null before the first one. */
  body: string | null;
  failures: number;
  createdAt: number;
}

/** Deliveries on disk, while they're pending and for a while after. */
export interface DeliveryLog {
  add: (delivery: Omit<Delivery, "body" | "failures">) => void;
  /** A webhook's next delivery. */
  nextDue: (hookId: string, time: number) => Delivery | null;
  /** When the next delivery that isn't due yet will be. */
  nextTime: (time: number) => number | null;
  /** Deletes a delivery that its webhook's filter excludes. */
  drop: (id: string) => void;
  /** Records that an attempt has started. */
  begin: (attempt: { id: string; delivery: Delivery; body: string; at: number }) => void;
  /** Records the result and when to retry. null means never. */
  end: (attempt: {
    id: string;
    delivery: Delivery;
    result: AttemptResult;
    at: number;
    retryAt: number | null;
  }) => void;
}

export type AttemptResult = SendingResult | { kind: "other"; message: string };

/** How many completed deliveries are kept, for all webhooks together. */
const maxCreated = 1000;
/** How many attempts are kept per delivery. One to a site that's down has thousands. */
const maxAttempts = 20;

export function createDeliveryLog(database: DatabaseSync): DeliveryLog {
  const statements = {
    add: database.prepare(
      `INSERT INTO deliveries (id, hook_id, dataset, headers, change, status, created_at, due_at)
       VALUES (?, ?, ?, ?, ?, 'queued', ?, ?)`,
    ),
    nextDue: database.prepare(
      `SELECT * FROM deliveries WHERE hook_id = ? AND due_at IS NOT NULL AND due_at <= ?
       ORDER BY due_at, rowid LIMIT 1`,
    ),
    nextTime: database.prepare("SELECT min(due_at) AS due_at FROM deliveries WHERE due_at > ?"),
    drop: database.prepare("DELETE FROM deliveries WHERE id = ?"),
    begin: database.prepare("UPDATE deliveries SET status = 'sending', body = ? WHERE id = ?"),
    beginAttempt: database.prepare(
      "INSERT INTO delivery_attempts (id, delivery_id, hook_id, created_at) VALUES (?, ?, ?, ?)",
    ),
    dropAttempts: database.prepare(
      `DELETE FROM delivery_attempts WHERE delivery_id = ?1 AND rowid <= (
         SELECT rowid FROM delivery_attempts WHERE delivery_id = ?1 ORDER BY rowid DESC LIMIT 1 OFFSET ${maxAttempts})`,
    ),
    endAttempt: database.prepare(
      `UPDATE delivery_attempts SET ended_at = ?, duration = ? - created_at, failure = ?, result_code = ?, result_body = ?
       WHERE id = ?`,
    ),
    end: database.prepare(
      "UPDATE deliveries SET status = ?, failures = ?, result_code = ?, due_at = ? WHERE id = ?",
    ),
    dropMade: database.prepare(
      `DELETE FROM deliveries WHERE due_at IS NULL AND rowid <= (
         SELECT rowid FROM deliveries WHERE due_at IS NULL ORDER BY rowid DESC LIMIT 1 OFFSET ${maxCreated})`,
    ),
    interrupt: database.prepare(
      `UPDATE delivery_attempts SET ended_at = created_at, failure = 'other', result_body = 'The Content Lake stopped'
       WHERE ended_at IS NULL`,
    ),
    requeue: database.prepare("UPDATE deliveries SET status = 'queued' WHERE status = 'sending'"),
  };
  // An attempt in progress when the process ended is retried, whether or not it had arrived.
  inTransaction(database, () => {
    statements.interrupt.run();
    statements.requeue.run();
  });

  return {
    add: ({ id, hookId, dataset, headers, change: { before, after }, createdAt }) => {
      const change = JSON.stringify({ before, after });
      statements.add.run(id, hookId, dataset, JSON.stringify(headers), change, createdAt, createdAt);
    },
    nextDue: (hookId, time) => {
      const row = statements.nextDue.get(hookId, time);
      return row ? toDelivery(row) : null;
    },
    nextTime: (time) => {
      const due = statements.nextTime.get(time)?.due_at;
      return typeof due === "number" ? due : null;
    },
    drop: (id) => {
      statements.drop.run(id);
    },
    begin: ({ id, delivery, body, at }) => {
      inTransaction(database, () => {
        statements.begin.run(body, delivery.id);
        statements.beginAttempt.run(id, delivery.id, delivery.hookId, at);
        statements.dropAttempts.run(delivery.id);
      });
    },
    end: ({ id, delivery, result, at, retryAt }) => {
      const isMade = result.kind === "answered" && result.status >= 200 && result.status < 300;
      const failure = isMade ? null : result.kind === "answered" ? "http" : result.kind;
      const code = result.kind === "answered" ? result.status : null;
      const text = result.kind === "answered" ? result.body : result.message;
      const status = isMade ? "success" : retryAt === null ? "failure" : "queued";
      inTransaction(database, () => {
        statements.endAttempt.run(at, at, failure, code, text, id);
        statements.end.run(status, delivery.failures + (isMade ? 0 : 1), code, retryAt, delivery.id);
        if (retryAt === null) statements.dropMade.run();
      });
    },
  };
}

function toDelivery(row: Record<string, unknown>): Delivery {
  return {
    id: String(row.id),
    hookId: String(row.hook_id),
    // Only `add` fills these two columns.
    headers: JSON.parse(String(row.headers)) as Delivery["headers"],
    change: JSON.parse(String(row.change)) as Delivery["change"],
    dataset: String(row.dataset),
    body: typeof row.body === "string" ? row.body : null,
    failures: Number(row.failures),
    createdAt: Number(row.created_at),
  };
}
