import type { DatabaseSync } from "node:sqlite";
import type { DeliveryQueue } from "#storefront/merchant/delivery-queue.ts";
import type { Topic } from "#storefront/merchant/topics.ts";
import type { WebhookStore } from "#storefront/merchant/webhook-store.ts";
import { whenSettled } from "#storefront/domain/transaction.ts";

/** Events in the shop, for the webhooks that subscribe to them. */
export interface Events {
  /**
   * Records what to send, inside the current SQLite transaction if there is one, and sends it once that's committed. The payload,
   * in Shopify's REST format, is only built if there's a subscriber. Everything caused by one action shares an event ID.
   */
  emit: (topic: Topic, toPayload: () => object, options?: { eventId?: string }) => void;
}

interface EventsOptions {
  database: DatabaseSync;
  webhooks: WebhookStore;
  queue: DeliveryQueue;
  /** Starts sending what's due. */
  sendDue: () => void;
  now: () => Date;
  newId: () => string;
}

export function createEvents({ database, webhooks, queue, sendDue, now, newId }: EventsOptions): Events {
  return {
    emit: (topic, toPayload, { eventId = newId() } = {}) => {
      const listening = webhooks.all().filter((webhook) => webhook.topic === topic);
      if (listening.length === 0) return;
      const at = now();
      const body = JSON.stringify(toPayload());
      for (const { id: webhookId, address } of listening) {
        const data = { id: newId(), eventId, webhookId, topic, address, body, triggeredAt: at.toISOString() };
        queue.add(data, at.getTime());
      }
      whenSettled(database, (isKept) => isKept && sendDue());
    },
  };
}
