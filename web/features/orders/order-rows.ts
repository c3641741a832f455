import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { ShopOrder } from "#commerce/webhooks/shop-order.ts";
import { normalizeEmail } from "#lib/normalize-email.ts";

const rowSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    created_at: z.number(),
    cancelled_at: z.number().nullable(),
  })
  .transform(({ created_at, cancelled_at, ...row }) => ({
    ...row,
    createdAt: created_at,
    cancelledAt: cancelled_at,
  }));

/** An order with courses. Times are in ms since 1970. */
export type StoredOrder = z.infer<typeof rowSchema>;

/** The statements for orders. */
export function createOrderRows(database: DatabaseSync) {
  const insert = database.prepare(`
    insert into shop_order (id, name, email, created_at) values (?, ?, ?, ?) on conflict (id) do nothing
  `);
  const cancel = database.prepare(
    "update shop_order set cancelled_at = ? where id = ? and cancelled_at is null",
  );
  const byId = database.prepare("select * from shop_order where id = ?");
  const byEmail = database.prepare("select * from shop_order where email = ? order by rowid");
  const forget = database.prepare("update shop_order set email = null where email = ?");
  return {
    /** False, without a change, if it's there. */
    add: ({ id, name, email }: Pick<ShopOrder, "id" | "name" | "email">, now: number): boolean =>
      insert.run(id, name, email && normalizeEmail(email), now).changes > 0,
    cancel: (id: string, now: number): void => {
      cancel.run(now, id);
    },
    read: (id: string): StoredOrder | null => {
      const row = byId.get(id);
      return row ? rowSchema.parse(row) : null;
    },
    ofBuyer: (email: string): StoredOrder[] =>
      byEmail.all(normalizeEmail(email)).map((row) => rowSchema.parse(row)),
    forgetBuyer: (email: string): void => {
      forget.run(normalizeEmail(email));
    },
  };
}
