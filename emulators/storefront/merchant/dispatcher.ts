import { createHmac } from "node:crypto";
import { sendDelivery } from "#http/send-delivery.ts";
import type { Delivery, DeliveryQueue } from "#storefront/merchant/delivery-queue.ts";
import type { WebhookStore } from "#storefront/merchant/webhook-store.ts";

/** Deliberate delivery faults, for tests of a receiver. */
export interface DeliveryFaults {
  /** How many times each successful delivery is repeated, with the same ID. */
  duplicates: number;
  /** While true, nothing is sent. */
  isHeld: boolean;
  /** Sends pending deliveries in reverse. */
  isReversed: boolean;
}

/** Sends deliveries, one at a time per URL. */
export interface Dispatcher {
  /** Starts sending what's due, without waiting. */
  sendDue: () => void;
  /** Calls back once every delivery of an event has been sent, or right away if there are none. */
  whenSent: (eventId: string, callback: () => void) => void;
  /** Resends a delivery as if it were new, but with its ID. False if it's no longer known. */
  resend: (id: string) => boolean;
  faults: () => DeliveryFaults;
  setFaults: (faults: DeliveryFaults) => void;
  close: () => Promise<void>;
}

interface DispatcherOptions {
  queue: DeliveryQueue;
  webhooks: WebhookStore;
  /** Signs the deliveries. */
  secret: string;
  shopDomain: string;
  apiVersion: string;
  /** How long to wait before each retry. */
  retryDelaysMs: readonly number[];
  now: () => Date;
}

/** "Retries a total of 8 times over 4 hours" (shopify.dev, "Troubleshoot webhooks"). The exact times aren't documented. */
export const shopifyRetryDelaysMs = [1, 10, 60, 300, 900, 1800, 3600, 7729].map((seconds) => seconds * 1000);

/** "Shopify waits 5 seconds for a response" (the same page). */
const timeoutMs = 5000;

/**
 * Deliveries as shopify.dev documents them ("HTTPS webhooks"): signed over the raw body, with an ID to detect duplicates.
 * Anything but a 2xx is retried, redirects too, and if every retry fails, a subscription created through the API is deleted.
 */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { queue, webhooks, secret, shopDomain, apiVersion, retryDelaysMs, now } = options;
  const inFlight = new Map<string, Promise<void>>();
  const waiting = new Map<string, (() => void)[]>();
  const stop = new AbortController();
  let faults: DeliveryFaults = { duplicates: 0, isHeld: false, isReversed: false };
  let timer: NodeJS.Timeout | null = null;

  function sendDue(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    if (stop.signal.aborted || faults.isHeld) return;
    const time = now().getTime();
    const busy = () => ({ isReversed: faults.isReversed, except: new Set(inFlight.keys()) });
    for (
      let delivery = queue.nextDue(time, busy());
      delivery !== null;
      delivery = queue.nextDue(time, busy())
    ) {
      start(delivery);
    }
    const next = queue.nextTime(time);
    if (next === null) return;
    timer = setTimeout(sendDue, next - time);
    timer.unref();
  }

  function start(delivery: Delivery): void {
    queue.begin(delivery.id);
    const { address, eventId } = delivery;
    inFlight.set(
      address,
      attempt(delivery).finally(() => {
        inFlight.delete(address);
        sendDue();
      }),
    );
    if (!waiting.has(eventId) || queue.hasUntried(eventId)) return;
    for (const callback of waiting.get(eventId) ?? []) callback();
    waiting.delete(eventId);
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const { isAccepted, result } = await post(delivery);
    if (stop.signal.aborted) return;
    const attemptedAt = now();
    const delay = isAccepted ? undefined : retryDelaysMs[delivery.attempts];
    const isGivenUp = !isAccepted && delay === undefined;
    queue.end(delivery.id, {
      result,
      attemptedAt: attemptedAt.toISOString(),
      status: isAccepted ? "delivered" : isGivenUp ? "given up" : "queued",
      dueAt: delay === undefined ? null : attemptedAt.getTime() + delay,
    });
    if (isGivenUp) giveUp(delivery, result);
    const copies = isAccepted ? faults.duplicates : 0;
    for (let sent = 0; sent < copies; sent++) await post(delivery);
  }

  function giveUp({ webhookId, topic }: Delivery, result: string): void {
    console.error(`Gave up on a ${topic} webhook: ${result}`);
    const webhook = webhooks.all().find(({ id }) => id === webhookId);
    if (webhook && !webhook.isConfigured) webhooks.remove(webhookId);
  }

  async function post(delivery: Delivery): Promise<{ isAccepted: boolean; result: string }> {
    const { address: url, body } = delivery;
    const headers = toHeaders(delivery);
    const answer = await sendDelivery({ url, method: "POST", headers, body, stop: stop.signal, timeoutMs });
    if (answer.kind === "answered") {
      return { isAccepted: answer.status >= 200 && answer.status < 300, result: String(answer.status) };
    }
    return { isAccepted: false, result: answer.message };
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
    sendDue,
    whenSent: (eventId, callback) => {
      if (queue.hasUntried(eventId)) waiting.set(eventId, [...(waiting.get(eventId) ?? []), callback]);
      else callback();
    },
    resend: (id) => {
      const isKnown = queue.resend(id, now().getTime());
      sendDue();
      return isKnown;
    },
    faults: () => faults,
    setFaults: (changed) => {
      faults = changed;
      sendDue();
    },
    close: async () => {
      stop.abort();
      if (timer) clearTimeout(timer);
      await Promise.all(inFlight.values());
    },
  };
}
