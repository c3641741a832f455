import type { DatabaseSync } from "node:sqlite";
import type { DeliveryQueue } from "#storefront/merchant/delivery-queue.ts";
import type { Topic } from "#storefront/merchant/topics.ts";
import type { WebhookStore } from "#storefront/merchant/webhook-store.ts";
import { whenSettled } from "#storefront/domain/transaction.ts";

/** What happens in the shop, told to the webhooks that ask for it. */
export interface Events {
  /**
   * Writes down what is to be sent, inside the SQLite transaction under way if there is one, and sends it once that is kept.
   * The payload, of Shopify's REST shape, is made only when someone listens. What one action causes shares an event id.
   */
  emit: (topic: Topic, toPayload: () => object, options?: { eventId?: string }) => void;
}

interface EventsOptions {
  database: DatabaseSync;
  webhooks: WebhookStore;
  queue: DeliveryQueue;
  /** Sends what is due. */
  deliver: () => void;
  now: () => Date;
  newId: () => string;
}

export function createEvents({ database, webhooks, queue, deliver, now, newId }: EventsOptions): Events {
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
      whenSettled(database, (isKept) => isKept && deliver());
    },
  };
}
