import { createRecentlySeen } from "#lib/recently-seen.ts";

interface Delivery {
  /** `X-Shopify-Webhook-Id`. */
  webhookId: string;
  /** `X-Shopify-Event-Id`, shared by everything one action causes. */
  eventId: string | null;
  topic: string;
  /** The body's signature in base64, so that two products of one event stay separate. */
  signature: string;
}

export interface SeenDeliveries {
  has: (delivery: Delivery) => boolean;
  add: (delivery: Delivery) => void;
}

/** A product that is changed and quickly changed back sends the same body twice. Later, the same body is a replay. */
const quickChangeMs = 10_000;

/**
 * Recognizes repeated deliveries: by id, by event when two webhooks report the same one (shopify.dev, "Ignore duplicate
 * webhooks"), and by body, which is all that Shopify signs. Forgets the oldest beyond `capacity`, at the cost of one
 * extra revalidation.
 */
export function createSeenDeliveries(capacity: number, now: () => number = Date.now): SeenDeliveries {
  const seen = createRecentlySeen(capacity, now);
  return {
    has: (delivery) =>
      listKeys(delivery).some((key) => seen.firstSeen(key) !== undefined) ||
      now() - (seen.firstSeen(delivery.signature) ?? now()) > quickChangeMs,
    add: (delivery) => [...listKeys(delivery), delivery.signature].forEach(seen.add),
  };
}

function listKeys({ webhookId, eventId, topic, signature }: Delivery): string[] {
  return [`id ${webhookId}`, ...(eventId === null ? [] : [`event ${eventId} ${topic} ${signature}`])];
}
