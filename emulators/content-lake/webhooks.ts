import type { DatabaseSync } from "node:sqlite";
import { encodeSignatureHeader } from "@sanity/webhook";
import { parseDocumentId } from "#content-lake/query/document-id.ts";
import type { Commit, Store } from "#content-lake/store.ts";
import type { Change } from "#content-lake/transaction.ts";
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
    `INSERT INTO deliveries (id, url, headers, dataset, change, created_at, due_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const dueNow = database.prepare(
    "SELECT * FROM deliveries WHERE due_at <= ? ORDER BY created_at, rowid LIMIT ?",
  );
  const dueNext = database.prepare("SELECT min(due_at) AS due_at FROM deliveries WHERE due_at > ?");
  const remove = database.prepare("DELETE FROM deliveries WHERE id = ?");
  const keepBody = database.prepare("UPDATE deliveries SET body = ? WHERE id = ?");
  const postpone = database.prepare("UPDATE deliveries SET attempts = ?, due_at = ? WHERE id = ?");
  const targets = webhooks.map((webhook) => ({ ...webhook, toPayload: createPayload(webhook) }));
  const underWay = new Map<string, Promise<void>>();
  const stop = new AbortController();
  let alarm: NodeJS.Timeout | null = null;

  function pump(): void {
    if (stop.signal.aborted) return;
    if (alarm) clearTimeout(alarm);
    alarm = null;
    const time = now().getTime();
    const idle = dueNow
      .all(time, sentAtOnce)
      .map(toDelivery)
      .filter(({ id }) => !underWay.has(id));
    for (const delivery of idle.slice(0, sentAtOnce - underWay.size)) {
      const sending = attempt(delivery).finally(() => {
        underWay.delete(delivery.id);
        pump();
      });
      underWay.set(delivery.id, sending);
    }
    const next = dueNext.get(time)?.due_at;
    if (typeof next === "number") {
      alarm = setTimeout(pump, next - time);
      alarm.unref();
    }
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const target = targets.find(({ url }) => url === delivery.url);
    const body = target ? await readBody(target, delivery) : null;
    const outcome = target && body !== null ? await post(target, delivery.headers, body) : "dropped";
    if (stop.signal.aborted) return;
    const age = now().getTime() - delivery.createdAt;
    if (outcome !== "failed" || age > giveUpAfterInMs) {
      remove.run(delivery.id);
      return;
    }
    const delay = Math.min(firstDelayInMs * 2 ** delivery.attempts, longestDelayInMs);
    postpone.run(delivery.attempts + 1, now().getTime() + delay, delivery.id);
  }

  /** What to send, the same at every attempt; null when the filter lets the change pass. */
  async function readBody(target: Target, delivery: Delivery): Promise<string | null> {
    if (delivery.body !== null) return delivery.body;
    try {
      const documents = store.view(delivery.dataset).all();
      const body = await target.toPayload({ ...delivery.change, documents, time: now() });
      if (!stop.signal.aborted) keepBody.run(body, delivery.id);
      return body;
    } catch (error) {
      console.error(`The filter or projection of the webhook ${target.url} failed`, error);
      return null;
    }
  }

  async function post(
    { url, secret }: Target,
    headers: Record<string, string>,
    body: string,
  ): Promise<"sent" | "dropped" | "failed"> {
    try {
      const signature = await encodeSignatureHeader(body, now().getTime(), secret);
      const response = await fetch(url, {
        method: "POST",
        body,
        headers: { ...headers, "sanity-webhook-signature": signature },
        redirect: "manual",
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(timeoutInMs)]),
      });
      await response.body?.cancel();
      if (response.ok) return "sent";
      if (response.status === 429 || response.status >= 500) return "failed";
      console.error(`The webhook ${url} refused a delivery: ${response.status}`);
      return "dropped";
    } catch {
      // Nobody listens there at the moment; the delivery stays on disk and is tried again.
      return "failed";
    }
  }

  return {
    enqueue: ({ dataset, transactionId, timestamp, changes }) => {
      const time = now().getTime();
      for (const change of changes.filter(({ id }) => isTold(id))) {
        for (const { url } of targets) {
          const id = newId();
          const headers = {
            "content-type": "application/json; charset=utf-8",
            "idempotency-key": id,
            "sanity-transaction-id": transactionId,
            "sanity-transaction-time": timestamp,
            "sanity-operation": toOperation(change),
            "sanity-document-id": change.id,
            "sanity-dataset": dataset,
            "sanity-project-id": "embedded",
          };
          const { before, after } = change;
          insert.run(
            id,
            url,
            JSON.stringify(headers),
            dataset,
            JSON.stringify({ before, after }),
            time,
            time,
          );
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

type Target = Webhook & { toPayload: ReturnType<typeof createPayload> };

interface Delivery {
  id: string;
  url: string;
  headers: Record<string, string>;
  dataset: string;
  change: Pick<Change, "before" | "after">;
  body: string | null;
  attempts: number;
  createdAt: number;
}

function toDelivery(row: Record<string, unknown>): Delivery {
  return {
    id: String(row.id),
    url: String(row.url),
    // Only `enqueue` fills these two columns.
    headers: JSON.parse(String(row.headers)) as Delivery["headers"],
    change: JSON.parse(String(row.change)) as Delivery["change"],
    dataset: String(row.dataset),
    body: typeof row.body === "string" ? row.body : null,
    attempts: Number(row.attempts),
    createdAt: Number(row.created_at),
  };
}

/** Drafts, versions and system documents are not told of, as when those boxes are unticked on hosted. */
function isTold(id: string): boolean {
  return parseDocumentId(id).layer === "published" && !id.startsWith("_.");
}

function toOperation({ before, after }: Change): "create" | "update" | "delete" {
  if (!before) return "create";
  return after ? "update" : "delete";
}
