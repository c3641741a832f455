import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { giftSchema } from "#commerce/cart/gift.ts";
import { isGid } from "#lib/gid.ts";

/** What the person who gets the gift sees. */
const cardSchema = z.object(giftSchema.shape).pick({ message: true, from: true, template: true });

const rowSchema = z
  .object({
    id: z.string(),
    order_id: z.string(),
    product_id: z.string().refine((id) => isGid("Product", id)),
    course_title: z.string(),
    card: z
      .string()
      .transform((text): unknown => JSON.parse(text))
      .pipe(cardSchema),
    expired_at: z.number().nullable(),
    redeemed_at: z.number().nullable(),
  })
  .transform(({ order_id, product_id, course_title, expired_at, redeemed_at, ...row }) => ({
    ...row,
    orderId: order_id,
    productId: product_id,
    courseTitle: course_title,
    state: toState(expired_at, redeemed_at),
  }));

/** A gift that was bought. Its id names the order, the line, and the unit. */
export type BoughtGift = z.infer<typeof rowSchema>;

/** A gift that was redeemed stays so, even if its order is cancelled later. */
const toState = (expiredAt: number | null, redeemedAt: number | null) =>
  redeemedAt === null ? (expiredAt === null ? "unredeemed" : "expired") : "redeemed";

type NewGift = Omit<BoughtGift, "state"> & { lookup: string; createdAt: number; expiredAt: number | null };

/** The statements for gifts. */
export function createGiftRows(database: DatabaseSync) {
  const insert = database.prepare(`
    insert into gift (id, lookup, order_id, product_id, course_title, card, created_at, expired_at)
    values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing
  `);
  const byLookup = database.prepare("select * from gift where lookup = ?");
  const byOrder = database.prepare("select * from gift where order_id = ? order by rowid");
  const expire = database.prepare(
    "update gift set expired_at = ? where order_id = ? and expired_at is null and redeemed_at is null",
  );
  const redeem = database.prepare(
    "update gift set redeemed_at = ? where id = ? and expired_at is null and redeemed_at is null",
  );
  return {
    /** False, without a change, if it's there. */
    add: ({ id, lookup, orderId, productId, courseTitle, card, createdAt, expiredAt }: NewGift): boolean =>
      insert.run(id, lookup, orderId, productId, courseTitle, JSON.stringify(card), createdAt, expiredAt)
        .changes > 0,
    find: (lookup: string): BoughtGift | null => {
      const row = byLookup.get(lookup);
      return row ? rowSchema.parse(row) : null;
    },
    ofOrder: (orderId: string): BoughtGift[] => byOrder.all(orderId).map((row) => rowSchema.parse(row)),
    expireOrder: (orderId: string, now: number): void => {
      expire.run(now, orderId);
    },
    /** False, without a change, if it was redeemed before or has expired. */
    redeem: (id: string, now: number): boolean => redeem.run(now, id).changes > 0,
  };
}
