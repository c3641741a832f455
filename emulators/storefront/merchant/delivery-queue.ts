import type { DatabaseSync } from "node:sqlite";
import type { Topic } from "#storefront/merchant/topics.ts";

/** One event for one URL. */
export interface Delivery {
  /** The same on every attempt, so that a receiver can detect duplicates. */
  id: string;
  /** The same for everything caused by one action of the merchant. */
  eventId: string;
  webhookId: number;
  topic: Topic;
  address: string;
  body: string;
  /** When it happened: ISO 8601, UTC. */
  triggeredAt: string;
  attempts: number;
  status: "queued" | "sending" | "delivered" | "given up";
  /** A description of the last attempt's result, or null before the first. */
  result: string | null;
  attemptedAt: string | null;
}

export interface Attempted {
  result: string;
  attemptedAt: string;
  status: Delivery["status"];
  /** When to retry, in milliseconds since 1970. null means never. */
  dueAt: number | null;
}

/** Deliveries on disk, while they're pending and for a while after. */
export interface DeliveryQueue {
  add: (delivery: Omit<Delivery, "attempts" | "status" | "result" | "attemptedAt">, dueAt: number) => void;
  /** Due deliveries, the first one per URL (or the last one if reversed), without the given URLs. */
  nextDue: (time: number, order: { isReversed: boolean; except: ReadonlySet<string> }) => Delivery | null;
  /** When the next delivery that isn't due yet will be. */
  nextTime: (time: number) => number | null;
  begin: (id: string) => void;
  end: (id: string, attempted: Attempted) => void;
  /** Whether any delivery of an event was never tried. */
  hasUntried: (eventId: string) => boolean;
  /** Retries a delivery as if it were new. False if it's no longer known. */
  resend: (id: string, dueAt: number) => boolean;
  /** Newest first. */
  latest: (count: number) => Delivery[];
}

const maxFinishedDeliveries = 500;

export function createDeliveryQueue(database: DatabaseSync): DeliveryQueue {
  const insert = database.prepare(`
    insert into delivery (id, event_id, webhook_id, topic, address, body, triggered_at, status, due_at)
    values (?, ?, ?, ?, ?, ?, ?, 'queued', ?)
  `);
  const due = "select * from delivery where due_at <= ? and address not in (select value from json_each(?))";
  const first = database.prepare(`${due} order by sequence limit 1`);
  const last = database.prepare(`${due} order by sequence desc limit 1`);
  const soonest = database.prepare("select min(due_at) as due_at from delivery where due_at > ?");
  const begin = database.prepare(
    "update delivery set status = 'sending', attempts = attempts + 1 where id = ?",
  );
  const end = database.prepare(
    "update delivery set status = ?, result = ?, attempted_at = ?, due_at = ? where id = ?",
  );
  const untried = database.prepare("select 1 from delivery where event_id = ? and attempts = 0 limit 1");
  const resend = database.prepare(
    "update delivery set status = 'queued', attempts = 0, due_at = ? where id = ?",
  );
  const latest = database.prepare("select * from delivery order by sequence desc limit ?");
  const prune = database.prepare(`
    delete from delivery where due_at is null and sequence <= (
      select sequence from delivery where due_at is null order by sequence desc limit 1 offset ${maxFinishedDeliveries})
  `);
  // An attempt in progress when the process ended is retried, whether or not it had arrived.
  database.exec("update delivery set status = 'queued' where status = 'sending'");

  return {
    add: ({ id, eventId, webhookId, topic, address, body, triggeredAt }, dueAt) => {
      insert.run(id, eventId, webhookId, topic, address, body, triggeredAt, dueAt);
    },
    nextDue: (time, { isReversed, except }) => {
      const row = (isReversed ? last : first).get(time, JSON.stringify([...except]));
      return row ? toDelivery(row) : null;
    },
    nextTime: (time) => {
      const next = soonest.get(time)?.["due_at"];
      return typeof next === "number" ? next : null;
    },
    begin: (id) => {
      begin.run(id);
    },
    end: (id, { result, attemptedAt, status, dueAt }) => {
      end.run(status, result, attemptedAt, dueAt, id);
      if (dueAt === null) prune.run();
    },
    hasUntried: (eventId) => untried.get(eventId) !== undefined,
    resend: (id, dueAt) => resend.run(dueAt, id).changes > 0,
    latest: (count) => latest.all(count).map(toDelivery),
  };
}

function toDelivery(row: Record<string, unknown>): Delivery {
  return {
    id: String(row["id"]),
    eventId: String(row["event_id"]),
    webhookId: Number(row["webhook_id"]),
    // Only the statements above fill this column and `status`.
    topic: String(row["topic"]) as Topic,
    address: String(row["address"]),
    body: String(row["body"]),
    triggeredAt: String(row["triggered_at"]),
    attempts: Number(row["attempts"]),
    status: String(row["status"]) as Delivery["status"],
    result: toText(row["result"]),
    attemptedAt: toText(row["attempted_at"]),
  };
}

function toText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
