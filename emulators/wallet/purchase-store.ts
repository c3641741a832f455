import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";

/** What a shop's callback returns about an order (ClassWallet, "Pay By ClassWallet API Integration"). Prices are in US dollars. */
export const orderSchema = z.object({
  orderId: z.string().min(1),
  details: z.object({
    items: z
      .array(
        z.object({
          itemId: z.string(),
          description: z.string(),
          quantity: z.number().int().positive(),
          price: z.number().nonnegative(),
        }),
      )
      .min(1),
    shipping: z.number().nonnegative(),
    tax: z.number().nonnegative(),
  }),
});

export type WalletOrder = z.infer<typeof orderSchema>;

/** ClassWallet documents `complete`. Its Magento plugin also knows `failed`, with a message. */
export type Decision = "complete" | "failed";

export interface Purchase {
  /** The PurchaseOrderId. */
  id: number;
  callback: string;
  order: WalletOrder;
  decision: Decision | null;
  /** When the shop is told the decision, in ms since 1970. Null once it has confirmed it, or while there's none. */
  dueAt: number | null;
  /** Why the shop couldn't be told. */
  problem: string | null;
}

export interface PurchaseStore {
  /** The purchase for a callback, which is added once. */
  add: (callback: string, order: WalletOrder) => Purchase;
  read: (id: number) => Purchase | null;
  /** Newest first. */
  list: () => Purchase[];
  /** Sets a purchase's only decision. False if there's one. */
  decide: (id: number, decision: Decision, dueAt: number) => boolean;
  /** Those whose decision the shop has to be told by now. */
  due: (now: number) => Purchase[];
  markConfirmed: (id: number) => void;
  markFailed: (id: number, problem: string, dueAt: number) => void;
  close: () => void;
}

const firstId = 900_001;

/** Stores purchases in `<dataDir>/wallet.sqlite`. */
export function openPurchaseStore(dataDir: string): PurchaseStore {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "wallet.sqlite"));
  database.exec(`
    pragma journal_mode = wal; pragma synchronous = normal;
    create table if not exists purchase (
      id integer primary key autoincrement, callback text not null unique, body text not null,
      decision text, due_at integer, problem text
    ) strict;
  `);
  const insert = database.prepare(`
    insert into purchase (id, callback, body) values ((select coalesce(max(id) + 1, ${firstId}) from purchase), ?, ?)
    on conflict (callback) do nothing
  `);
  const byCallback = database.prepare("select * from purchase where callback = ?");
  const byId = database.prepare("select * from purchase where id = ?");
  const all = database.prepare("select * from purchase order by id desc limit 500");
  const decide = database.prepare(
    "update purchase set decision = ?, due_at = ? where id = ? and decision is null",
  );
  const due = database.prepare("select * from purchase where due_at <= ? order by due_at");
  const confirm = database.prepare("update purchase set due_at = null, problem = null where id = ?");
  const fail = database.prepare("update purchase set problem = ?, due_at = ? where id = ?");

  return {
    add: (callback, order) => {
      insert.run(callback, JSON.stringify(order));
      return parseRow(byCallback.get(callback));
    },
    read: (id) => {
      const row = byId.get(id);
      return row ? parseRow(row) : null;
    },
    list: () => all.all().map(parseRow),
    decide: (id, decision, dueAt) => decide.run(decision, dueAt, id).changes > 0,
    due: (now) => due.all(now).map(parseRow),
    markConfirmed: (id) => {
      confirm.run(id);
    },
    markFailed: (id, problem, dueAt) => {
      fail.run(problem, dueAt, id);
    },
    close: () => database.close(),
  };
}

const rowSchema = z
  .object({
    id: z.number(),
    callback: z.string(),
    body: z.string(),
    decision: z.enum(["complete", "failed"]).nullable(),
    due_at: z.number().nullable(),
    problem: z.string().nullable(),
  })
  .transform(({ body, due_at, ...row }) => ({
    ...row,
    order: orderSchema.parse(JSON.parse(body)),
    dueAt: due_at,
  }));

const parseRow = (row: unknown): Purchase => rowSchema.parse(row);
