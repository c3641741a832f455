import type { DatabaseSync } from "node:sqlite";

/** Webhook deliveries in the hosted API's terms, where a message is a delivery. */
export interface DeliveryReport {
  /** Newest first. */
  messages: (hookId: string) => Record<string, unknown>[];
  /** Newest first. */
  attempts: (hookId: string) => Record<string, unknown>[];
  attempt: (id: string) => Record<string, unknown> | null;
}

const maxMessages = 100;
const maxAttempts = 500;

/** The shapes that @sanity/cli reads in dist/commands/hooks (its types `HookMessage` and `DeliveryAttempt`). */
export function createDeliveryReport(database: DatabaseSync): DeliveryReport {
  // Without a body, the filter hasn't been evaluated yet.
  const messages = database.prepare(
    `SELECT * FROM deliveries WHERE hook_id = ? AND body IS NOT NULL ORDER BY rowid DESC LIMIT ${maxMessages}`,
  );
  const attempts = database.prepare(
    `SELECT * FROM delivery_attempts WHERE hook_id = ? ORDER BY rowid DESC LIMIT ${maxAttempts}`,
  );
  const attempt = database.prepare("SELECT * FROM delivery_attempts WHERE id = ?");

  return {
    messages: (hookId) => messages.all(hookId).map(toMessage),
    attempts: (hookId) => attempts.all(hookId).map(toAttempt),
    attempt: (id) => {
      const row = attempt.get(id);
      return row ? toAttempt(row) : null;
    },
  };
}

function toMessage(row: Record<string, unknown>): Record<string, unknown> {
  return {
    id: row.id,
    hookId: row.hook_id,
    createdAt: toTime(row.created_at),
    dataset: row.dataset,
    failureCount: row.failures,
    payload: row.body,
    resultCode: row.result_code,
    status: row.status,
  };
}

function toAttempt(row: Record<string, unknown>): Record<string, unknown> {
  return {
    id: row.id,
    hookId: row.hook_id,
    messageId: row.delivery_id,
    createdAt: toTime(row.created_at),
    updatedAt: row.ended_at === null ? null : toTime(row.ended_at),
    inProgress: row.ended_at === null,
    duration: row.duration,
    isFailure: row.failure !== null,
    failureReason: row.failure,
    resultCode: row.result_code,
    resultBody: row.result_body,
  };
}

function toTime(time: unknown): string {
  return new Date(Number(time)).toISOString();
}
