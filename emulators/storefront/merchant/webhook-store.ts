import type { DatabaseSync } from "node:sqlite";
import { siteTopics, type Topic } from "#storefront/merchant/topics.ts";
import { inTransaction } from "#storefront/domain/transaction.ts";

/** A subscription of a URL to a topic. */
export interface Webhook {
  id: number;
  topic: Topic;
  address: string;
  /** From the storefront's options, which reapply it at every start. */
  isConfigured: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
}

export interface WebhookStore {
  /** Oldest first. */
  all: () => readonly Webhook[];
  /** null if the URL is already subscribed to the topic. */
  create: (webhook: Pick<Webhook, "topic" | "address" | "isConfigured">) => Webhook | null;
  /** False if it doesn't exist. Deletes its pending deliveries. */
  remove: (id: number) => boolean;
}

interface WebhookStoreOptions {
  database: DatabaseSync;
  /** The site's webhook URL. null for none, undefined for the last start's. */
  siteAddress: string | null | undefined;
  now: () => Date;
}

export function createWebhookStore({ database, siteAddress, now }: WebhookStoreOptions): WebhookStore {
  const select = database.prepare("select * from webhook order by id");
  const insert = database.prepare(`
    insert into webhook (topic, address, is_configured, created_at, updated_at) values (?, ?, ?, ?, ?)
    on conflict (topic, address) do nothing
  `);
  const remove = database.prepare("delete from webhook where id = ?");
  const forget = database.prepare("delete from delivery where webhook_id = ? and due_at is not null");
  const read = () => select.all().map(toWebhook);
  let webhooks = read();

  const store: WebhookStore = {
    all: () => webhooks,
    create: ({ topic, address, isConfigured }) => {
      const at = now().toISOString();
      const { changes } = insert.run(topic, address, Number(isConfigured), at, at);
      webhooks = read();
      return changes === 0 ? null : (webhooks.at(-1) ?? null);
    },
    remove: (id) => {
      const { changes } = remove.run(id);
      forget.run(id);
      webhooks = read();
      return changes > 0;
    },
  };
  if (siteAddress === undefined) return store;
  inTransaction(database, () => {
    for (const { id, address, isConfigured } of webhooks) {
      if (isConfigured && address !== siteAddress) store.remove(id);
    }
    if (siteAddress === null) return;
    for (const topic of siteTopics) store.create({ topic, address: siteAddress, isConfigured: true });
  });
  return store;
}

function toWebhook(row: Record<string, unknown>): Webhook {
  return {
    id: Number(row["id"]),
    // Only `create` fills this column.
    topic: String(row["topic"]) as Topic,
    address: String(row["address"]),
    isConfigured: row["is_configured"] === 1,
    createdAt: String(row["created_at"]),
    updatedAt: String(row["updated_at"]),
  };
}
