interface Delivery {
  /** `X-Shopify-Webhook-Id`. */
  webhookId: string;
  /** `X-Shopify-Event-Id`, which all that one action causes share. */
  eventId: string | null;
  topic: string;
  /** Of the body, so that two products of one event stay two. */
  signature: string;
}

export interface SeenDeliveries {
  has: (delivery: Delivery) => boolean;
  add: (delivery: Delivery) => void;
}

/**
 * Knows a delivery that comes a second time: by its own id, and by its event where two webhooks tell the site the same
 * (shopify.dev, "Ignore duplicate webhooks"). Forgets the oldest beyond `capacity`; a forgotten one costs a fresh read, no more.
 */
export function createSeenDeliveries(capacity: number): SeenDeliveries {
  const seen = new Set<string>();
  const remember = (key: string) => {
    seen.add(key);
    const [oldest] = seen;
    if (seen.size > capacity && oldest !== undefined) seen.delete(oldest);
  };
  return {
    has: (delivery) => listKeys(delivery).some((key) => seen.has(key)),
    add: (delivery) => listKeys(delivery).forEach(remember),
  };
}

function listKeys({ webhookId, eventId, topic, signature }: Delivery): string[] {
  return [webhookId, ...(eventId === null ? [] : [`${eventId} ${topic} ${signature}`])];
}
