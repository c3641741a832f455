import type { DatabaseSync } from "node:sqlite";
import { encodeSignatureHeader } from "@sanity/webhook";
import type { Commit, Store } from "#content-lake/store/document-store.ts";
import { type ChangeRule, createChangeRule, toOperation } from "./change-rule.ts";
import { type AttemptResult, createDeliveryLog, type Delivery } from "./delivery-log.ts";
import { createDeliveryReport, type DeliveryReport } from "./delivery-report.ts";
import type { Hook } from "./hook.ts";
import { createHookStore } from "./hook-store.ts";
import { sendDelivery } from "#http/send-delivery.ts";
import { toHook, type Webhook } from "./webhook.ts";

/** Tells other servers what was published, changed or deleted, at least once. */
export interface Webhooks {
  /** Oldest first. */
  all: () => readonly Hook[];
  /** Creates or changes a webhook. Throws a `QueryError` if its filter or projection has a syntax error. */
  put: (hook: Hook) => void;
  remove: (id: string) => void;
  report: DeliveryReport;
  /** Records what to send, inside the commit's SQLite transaction. */
  enqueue: (commit: Commit) => void;
  /** Starts sending what's due, without waiting. */
  sendDue: () => void;
  close: () => Promise<void>;
}

interface WebhooksOptions {
  database: DatabaseSync;
  store: Store;
  /** The configured webhooks. undefined keeps those of the last start. */
  webhooks: readonly Webhook[] | undefined;
  now: () => Date;
  newId: () => string;
}

const timeoutMs = 30_000;
const firstDelayMs = 200;
const maxDelayMs = 5000;
const maxAgeMs = 24 * 60 * 60 * 1000;

/**
 * Signed for `@sanity/webhook`, with the headers, the retries (429 and 5xx, or no response) and the single concurrent request
 * that Sanity's documentation of GROQ-powered webhooks lists. The first retry comes sooner than in the hosted service, and they
 * continue for a day instead of half an hour. As in the hosted service there's no guaranteed order: while a delivery waits for a
 * retry, later ones for the same document go out.
 */
export function createWebhooks(options: WebhooksOptions): Webhooks {
  const { database, store, webhooks, now, newId } = options;
  const stored = createHookStore(database);
  const log = createDeliveryLog(database);
  if (webhooks) stored.configure(webhooks.map((webhook) => withRule(toHook(webhook, { now, newId })).hook));
  let hooks = stored.all().map(withRule);
  /** By webhook ID, because each webhook has one delivery at a time. */
  const inFlight = new Map<string, Promise<void>>();
  const stop = new AbortController();
  let timer: NodeJS.Timeout | null = null;

  function sendDue(): void {
    if (stop.signal.aborted) return;
    if (timer) clearTimeout(timer);
    timer = null;
    const time = now().getTime();
    for (const target of hooks) {
      const { id, isDisabledByUser } = target.hook;
      const delivery = isDisabledByUser || inFlight.has(id) ? null : log.nextDue(id, time);
      if (delivery)
        inFlight.set(
          id,
          attempt(target, delivery).finally(() => finish(id)),
        );
    }
    const next = log.nextTime(time);
    if (next === null) return;
    timer = setTimeout(sendDue, next - time);
    timer.unref();
  }

  function finish(hookId: string): void {
    inFlight.delete(hookId);
    sendDue();
  }

  async function attempt(target: Target, delivery: Delivery): Promise<void> {
    const payload = delivery.body === null ? toPayload(target, delivery) : { body: delivery.body };
    if (!payload) {
      log.drop(delivery.id);
      return;
    }
    const id = newId();
    log.begin({ id, delivery, body: payload.body, at: now().getTime() });
    const result = "failed" in payload ? payload.failed : await post(target.hook, delivery, payload.body);
    if (stop.signal.aborted || !hooks.some(({ hook }) => hook.id === target.hook.id)) return;
    const at = now().getTime();
    const isOver = !shouldRetry(result) || at - delivery.createdAt > maxAgeMs;
    const delay = Math.min(firstDelayMs * 2 ** Math.min(delivery.failures, 10), maxDelayMs);
    log.end({ id, delivery, result, at, retryAt: isOver ? null : at + delay });
    if (isOver) report(target.hook, result);
  }

  /** What to send, the same on every attempt, or null if the filter excludes the change. */
  function toPayload({ rule }: Target, { dataset, change }: Delivery): Payload | null {
    try {
      const body = rule.toPayload(change, { documents: store.view(dataset).all(), now: now() });
      return body === null ? null : { body };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { body: "", failed: { kind: "other", message: `The filter or projection failed: ${why}` } };
    }
  }

  async function post(hook: Hook, { headers }: Delivery, body: string): Promise<AttemptResult> {
    const { url, httpMethod: method, secret } = hook;
    const signature = secret
      ? { "sanity-webhook-signature": await encodeSignatureHeader(body, now().getTime(), secret) }
      : {};
    const sent = { ...hook.headers, ...headers, ...signature };
    return sendDelivery({ url, method, headers: sent, body, stop: stop.signal, timeoutMs });
  }

  return {
    all: () => hooks.map(({ hook }) => hook),
    put: (hook) => {
      withRule(hook);
      stored.put(hook);
      hooks = stored.all().map(withRule);
      sendDue();
    },
    remove: (id) => {
      stored.remove(id);
      hooks = stored.all().map(withRule);
    },
    report: createDeliveryReport(database),
    enqueue: ({ dataset, transactionId, timestamp, changes }) => {
      const createdAt = now().getTime();
      // "Every dataset" doesn't mean the comments about one.
      const names = store.dataset(dataset)?.addonFor ? [dataset] : ["*", dataset];
      const concerned = hooks.filter(({ hook }) => !hook.isDisabledByUser && names.includes(hook.dataset));
      for (const change of changes) {
        for (const { hook } of concerned.filter(({ rule }) => rule.concerns(change))) {
          const id = newId();
          const headers = {
            "content-type": "application/json; charset=utf-8",
            "idempotency-key": id,
            "sanity-transaction-id": transactionId,
            "sanity-transaction-time": timestamp,
            "sanity-operation": toOperation(change),
            "sanity-document-id": change.id,
            "sanity-dataset": dataset,
            "sanity-project-id": hook.projectId,
            "sanity-webhook-id": hook.id,
          };
          log.add({ id, hookId: hook.id, dataset, headers, change, createdAt });
        }
      }
    },
    sendDue,
    close: async () => {
      stop.abort();
      if (timer) clearTimeout(timer);
      await Promise.all(inFlight.values());
    },
  };
}

interface Target {
  hook: Hook;
  rule: ChangeRule;
}

interface Payload {
  body: string;
  failed?: AttemptResult;
}

function withRule(hook: Hook): Target {
  return { hook, rule: createChangeRule(hook) };
}

/** Any other response is final. */
function shouldRetry(result: AttemptResult): boolean {
  if (result.kind === "answered") return result.status === 429 || result.status >= 500;
  return result.kind !== "other";
}

/** Logs the name, because a webhook's URL and headers may contain secrets. */
function report({ name }: Hook, result: AttemptResult): void {
  if (result.kind !== "answered") console.error(`Gave up on the webhook "${name}": ${result.message}`);
  else if (result.status >= 300) console.error(`The webhook "${name}" rejected a delivery: ${result.status}`);
}
