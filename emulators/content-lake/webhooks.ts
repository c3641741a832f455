import type { DatabaseSync } from "node:sqlite";
import { encodeSignatureHeader } from "@sanity/webhook";
import type { Commit, Store } from "#content-lake/store.ts";
import { createPayload, type WebhookRule } from "#content-lake/webhook-payload.ts";

export interface Webhook extends WebhookRule {
  url: string;
  secret: string;
}

/** Tells other servers what was published, changed or deleted, at least once. */
export interface Webhooks {
  /** Writes down what is to be sent, inside the SQLite transaction of the commit. */
  enqueue: (commit: Commit) => void;
  /** Sends what is due; returns at once. */
  deliver: () => void;
  close: () => Promise<void>;
}

interface WebhooksOptions {
  database: DatabaseSync;
  store: Store;
  webhooks: readonly Webhook[];
  now: () => Date;
  newId: () => string;
}

const firstDelayInMs = 200;
const longestDelayInMs = 5000;
const giveUpAfterInMs = 24 * 60 * 60 * 1000;
const timeoutInMs = 30_000;
const sentAtOnce = 4;

/**
 * Signed as `@sanity/webhook` checks it, with the headers and the retries (429 and 5xx, or no answer) that Sanity's
 * documentation of GROQ-powered webhooks lists. Sooner than hosted at first, and for a day instead of half an hour.
 */
export function createWebhooks({ database, store, webhooks, now, newId }: WebhooksOptions): Webhooks {
  const insert = database.prepare(
    "INSERT INTO deliveries (id, url, headers, body, created_at, due_at) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const waiting = database.prepare("SELECT * FROM deliveries ORDER BY created_at, id");
  const remove = database.prepare("DELETE FROM deliveries WHERE id = ?");
  const postpone = database.prepare("UPDATE deliveries SET attempts = ?, due_at = ? WHERE id = ?");
  const rules = webhooks.map((webhook) => ({ webhook, toPayload: createPayload(webhook) }));
  const underWay = new Map<string, Promise<void>>();
  const stop = new AbortController();
  let alarm: NodeJS.Timeout | null = null;

  function pump(): void {
    if (stop.signal.aborted) return;
    if (alarm) clearTimeout(alarm);
    alarm = null;
    const time = now().getTime();
    const idle = waiting
      .all()
      .map(toDelivery)
      .filter(({ id }) => !underWay.has(id));
    const due = idle.filter(({ dueAt }) => dueAt <= time);
    for (const delivery of due.slice(0, sentAtOnce - underWay.size)) {
      const sending = attempt(delivery).finally(() => {
        underWay.delete(delivery.id);
        pump();
      });
      underWay.set(delivery.id, sending);
    }
    const next = Math.min(...idle.filter(({ dueAt }) => dueAt > time).map(({ dueAt }) => dueAt));
    if (Number.isFinite(next)) {
      alarm = setTimeout(pump, next - time);
      alarm.unref();
    }
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const webhook = webhooks.find(({ url }) => url === delivery.url);
    const outcome = webhook ? await post(webhook, delivery) : "dropped";
    if (stop.signal.aborted) return;
    const age = now().getTime() - delivery.createdAt;
    if (outcome !== "failed" || age > giveUpAfterInMs) {
      remove.run(delivery.id);
      return;
    }
    const delay = Math.min(firstDelayInMs * 2 ** delivery.attempts, longestDelayInMs);
    postpone.run(delivery.attempts + 1, now().getTime() + delay, delivery.id);
  }

  async function post(webhook: Webhook, { headers, body }: Delivery): Promise<"sent" | "dropped" | "failed"> {
    try {
      const signature = await encodeSignatureHeader(body, now().getTime(), webhook.secret);
      const response = await fetch(webhook.url, {
        method: "POST",
        body,
        headers: { ...headers, "sanity-webhook-signature": signature },
        redirect: "manual",
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(timeoutInMs)]),
      });
      await response.body?.cancel();
      if (response.ok) return "sent";
      if (response.status === 429 || response.status >= 500) return "failed";
      console.error(`The webhook ${webhook.url} refused a delivery: ${response.status}`);
      return "dropped";
    } catch {
      // Nobody listens there at the moment; the delivery stays on disk and is tried again.
      return "failed";
    }
  }

  return {
    enqueue: (commit) => {
      for (const { webhook, toPayload } of rules) {
        for (const { body, operation, documentId } of toPayload(commit, store.view(commit.dataset))) {
          const id = newId();
          const headers = {
            "content-type": "application/json; charset=utf-8",
            "user-agent": "Sanity.io webhook delivery (local)",
            "idempotency-key": id,
            "sanity-transaction-id": commit.transactionId,
            "sanity-transaction-time": commit.timestamp,
            "sanity-operation": operation,
            "sanity-document-id": documentId,
            "sanity-dataset": commit.dataset,
            "sanity-project-id": "embedded",
          };
          const time = now().getTime();
          insert.run(id, webhook.url, JSON.stringify(headers), body, time, time);
        }
      }
    },
    deliver: pump,
    close: async () => {
      stop.abort();
      if (alarm) clearTimeout(alarm);
      await Promise.all(underWay.values());
    },
  };
}

interface Delivery {
  id: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  attempts: number;
  createdAt: number;
  dueAt: number;
}

function toDelivery(row: Record<string, unknown>): Delivery {
  return {
    id: String(row.id),
    url: String(row.url),
    // Only `enqueue` fills the column.
    headers: JSON.parse(String(row.headers)) as Record<string, string>,
    body: String(row.body),
    attempts: Number(row.attempts),
    createdAt: Number(row.created_at),
    dueAt: Number(row.due_at),
  };
}
