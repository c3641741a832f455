import { createHmac } from "node:crypto";
import { sendDelivery } from "#http/send-delivery.ts";
import type { Delivery, DeliveryQueue } from "#storefront/merchant/delivery-queue.ts";
import type { WebhookStore } from "#storefront/merchant/webhook-store.ts";

/** How deliveries go out otherwise than they would, for tests of a receiver. */
export interface Disorder {
  /** How often each one that was taken is sent once more, with the same id. */
  duplicates: number;
  /** Nothing is sent while it is held. */
  isHeld: boolean;
  /** What waits is sent from its end. */
  isReversed: boolean;
}

/** Sends deliveries, one at a time to each address. */
export interface Dispatcher {
  /** Sends what is due; returns at once. */
  deliver: () => void;
  /** Calls back once every delivery of an event has set out; at once when there is none. */
  whenSent: (eventId: string, tell: () => void) => void;
  /** Sends a delivery again, as new but for its id; false when it is not known any more. */
  resend: (id: string) => boolean;
  disorder: () => Disorder;
  setDisorder: (disorder: Disorder) => void;
  close: () => Promise<void>;
}

interface DispatcherOptions {
  queue: DeliveryQueue;
  webhooks: WebhookStore;
  /** Signs what is sent. */
  secret: string;
  shopDomain: string;
  apiVersion: string;
  /** How long to wait before each further attempt, in milliseconds. */
  retryDelays: readonly number[];
  now: () => Date;
}

/** "Retries a total of 8 times over 4 hours" (shopify.dev, "Troubleshoot webhooks"); when exactly, it does not say. */
export const shopifyRetryDelays = [1, 10, 60, 300, 900, 1800, 3600, 7729].map((seconds) => seconds * 1000);

/** "Shopify waits 5 seconds for a response" (the same page). */
const timeoutInMs = 5000;

/**
 * Deliveries as shopify.dev documents them ("HTTPS webhooks"): signed over the raw body, with an id to know a duplicate by;
 * anything but a 2xx is tried again, redirects too; what fails to the end ends a subscription that was made through the API.
 */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { queue, webhooks, secret, shopDomain, apiVersion, retryDelays, now } = options;
  const underWay = new Map<string, Promise<void>>();
  const waiting = new Map<string, (() => void)[]>();
  const stop = new AbortController();
  let disorder: Disorder = { duplicates: 0, isHeld: false, isReversed: false };
  let alarm: NodeJS.Timeout | null = null;

  function deliver(): void {
    if (alarm) clearTimeout(alarm);
    alarm = null;
    if (stop.signal.aborted || disorder.isHeld) return;
    const time = now().getTime();
    const busy = () => ({ isReversed: disorder.isReversed, except: new Set(underWay.keys()) });
    for (
      let delivery = queue.nextDue(time, busy());
      delivery !== null;
      delivery = queue.nextDue(time, busy())
    ) {
      start(delivery);
    }
    const next = queue.nextTime(time);
    if (next === null) return;
    alarm = setTimeout(deliver, next - time);
    alarm.unref();
  }

  function start(delivery: Delivery): void {
    queue.begin(delivery.id);
    const { address, eventId } = delivery;
    underWay.set(
      address,
      attempt(delivery).finally(() => {
        underWay.delete(address);
        deliver();
      }),
    );
    if (!waiting.has(eventId) || queue.hasUntried(eventId)) return;
    for (const tell of waiting.get(eventId) ?? []) tell();
    waiting.delete(eventId);
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const { isTaken, result } = await post(delivery);
    if (stop.signal.aborted) return;
    const attemptedAt = now();
    const delay = isTaken ? undefined : retryDelays[delivery.attempts];
    const isGivenUp = !isTaken && delay === undefined;
    queue.end(delivery.id, {
      result,
      attemptedAt: attemptedAt.toISOString(),
      status: isTaken ? "delivered" : isGivenUp ? "given up" : "queued",
      dueAt: delay === undefined ? null : attemptedAt.getTime() + delay,
    });
    if (isGivenUp) giveUp(delivery, result);
    const copies = isTaken ? disorder.duplicates : 0;
    for (let sent = 0; sent < copies; sent++) await post(delivery);
  }

  function giveUp({ webhookId, topic }: Delivery, result: string): void {
    console.error(`A webhook of ${topic} was given up: ${result}`);
    const webhook = webhooks.all().find(({ id }) => id === webhookId);
    if (webhook && !webhook.isConfigured) webhooks.remove(webhookId);
  }

  async function post(delivery: Delivery): Promise<{ isTaken: boolean; result: string }> {
    const { address: url, body } = delivery;
    const timeout = AbortSignal.timeout(timeoutInMs);
    const headers = toHeaders(delivery);
    const answer = await sendDelivery({
      url,
      method: "POST",
      headers,
      body,
      stop: AbortSignal.any([stop.signal, timeout]),
    });
    if (answer.kind === "answered") {
      return { isTaken: answer.status >= 200 && answer.status < 300, result: String(answer.status) };
    }
    return {
      isTaken: false,
      result: timeout.aborted ? `No response within ${timeoutInMs / 1000} s` : answer.message,
    };
  }

  function toHeaders({ id, eventId, topic, body, triggeredAt }: Delivery): Record<string, string> {
    return {
      "content-type": "application/json",
      "user-agent": "Shopify-Captain-Hook",
      "x-shopify-topic": topic,
      "x-shopify-hmac-sha256": createHmac("sha256", secret).update(body).digest("base64"),
      "x-shopify-shop-domain": shopDomain,
      "x-shopify-api-version": apiVersion,
      "x-shopify-webhook-id": id,
      "x-shopify-event-id": eventId,
      "x-shopify-triggered-at": triggeredAt,
    };
  }

  return {
    deliver,
    whenSent: (eventId, tell) => {
      if (queue.hasUntried(eventId)) waiting.set(eventId, [...(waiting.get(eventId) ?? []), tell]);
      else tell();
    },
    resend: (id) => {
      const isKnown = queue.resend(id, now().getTime());
      deliver();
      return isKnown;
    },
    disorder: () => disorder,
    setDisorder: (changed) => {
      disorder = changed;
      deliver();
    },
    close: async () => {
      stop.abort();
      if (alarm) clearTimeout(alarm);
      await Promise.all(underWay.values());
    },
  };
}
