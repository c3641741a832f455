import { createRecentlySeen } from "#lib/recently-seen.ts";

interface Delivery {
  /** `X-Shopify-Webhook-Id`. */
  webhookId: string;
  /** `X-Shopify-Event-Id`, which all that one action causes share. */
  eventId: string | null;
  topic: string;
  /** Of the body, in base64, so that two products of one event stay two. */
  signature: string;
}

export interface SeenDeliveries {
  has: (delivery: Delivery) => boolean;
  add: (delivery: Delivery) => void;
}

/** A product that is changed and changed back at once has the same body twice; later the same body is a replay. */
const settled = 10_000;

/**
 * Knows a delivery that comes a second time: by its own id, by its event where two webhooks tell the site the same (shopify.dev,
 * "Ignore duplicate webhooks"), and by its body, which is all that Shopify signs. Forgets the oldest beyond `capacity`; a forgotten
 * one costs a fresh read, no more.
 */
export function createSeenDeliveries(capacity: number, now: () => number = Date.now): SeenDeliveries {
  const seen = createRecentlySeen(capacity, now);
  return {
    has: (delivery) =>
      listKeys(delivery).some((key) => seen.firstSeen(key) !== undefined) ||
      now() - (seen.firstSeen(delivery.signature) ?? now()) > settled,
    add: (delivery) => [...listKeys(delivery), delivery.signature].forEach(seen.add),
  };
}

function listKeys({ webhookId, eventId, topic, signature }: Delivery): string[] {
  return [`id ${webhookId}`, ...(eventId === null ? [] : [`event ${eventId} ${topic} ${signature}`])];
}
