import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { giftSchema } from "#commerce/cart/gift.ts";
import { isGid } from "#lib/gid.ts";
import { normalizeEmail } from "#lib/normalize-email.ts";

/** A message stays as it was accepted, even if the rules for new ones have become stricter. */
const storedCardSchema = giftSchema.extend({ message: z.string() });

const rowSchema = z
  .object({
    id: z.string(),
    code_id: z.string(),
    order_id: z.string(),
    product_id: z.string().refine((id) => isGid("Product", id)),
    course_title: z.string(),
    card: z
      .string()
      .transform((text): unknown => JSON.parse(text))
      .pipe(storedCardSchema),
    recipient: z.string().nullable(),
    expired_at: z.number().nullable(),
    redeemed_at: z.number().nullable(),
    corrected_at: z.number().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    /** What its code is calculated from. A gift whose recipient was corrected has another code. */
    codeId: row.code_id,
    orderId: row.order_id,
    productId: row.product_id,
    courseTitle: row.course_title,
    /** As its giver described it. */
    card: row.card,
    /** Who got the mail with the card: the person on the card, or the buyer; null without any address. */
    recipient: row.recipient,
    redeemedAt: row.redeemed_at,
    correctedAt: row.corrected_at,
    state: toState(row.expired_at, row.redeemed_at),
  }));

/** A gift that was bought. Its id names the order, the line, and the unit. Times are in ms since 1970. */
export type BoughtGift = z.infer<typeof rowSchema>;

/** A gift that was redeemed stays so, even if it's refunded later. Then its course is withdrawn. */
const toState = (
  expiredAt: number | null,
  redeemedAt: number | null,
): "unredeemed" | "redeemed" | "expired" =>
  redeemedAt === null ? (expiredAt === null ? "unredeemed" : "expired") : "redeemed";

type NewGift = Pick<BoughtGift, "id" | "orderId" | "productId" | "courseTitle" | "card" | "recipient"> & {
  lookup: string;
  createdAt: number;
};

const toRow = (row: unknown) => rowSchema.parse(row);

/** The statements for gifts. */
export function createGiftRows(database: DatabaseSync) {
  const insert = database.prepare(`
    insert into gift (id, code_id, lookup, order_id, product_id, course_title, card, recipient, created_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing
  `);
  const byLookup = database.prepare("select * from gift where lookup = ?");
  const byReplacedLookup = database.prepare("select * from gift where replaced_lookup = ?");
  const byId = database.prepare("select * from gift where id = ?");
  const byOrder = database.prepare("select * from gift where order_id = ? order by rowid");
  const byRecipient = database.prepare("select * from gift where recipient = ? order by rowid");
  const replaceCard = database.prepare("update gift set card = ? where id = ?");
  const forget = database.prepare("update gift set recipient = null where recipient = ?");
  const expire = database.prepare(
    "update gift set expired_at = ? where id = ? and expired_at is null and redeemed_at is null",
  );
  const redeem = database.prepare(
    "update gift set redeemed_at = ? where id = ? and expired_at is null and redeemed_at is null",
  );
  const correct = database.prepare(`
    update gift set recipient = ?, code_id = ?, replaced_lookup = lookup, lookup = ?, card = ?, corrected_at = ?
    where id = ? and corrected_at is null and expired_at is null and redeemed_at is null
  `);
  return {
    /** False, without a change, if it's there. */
    add: (gift: NewGift): boolean => {
      const { id, lookup, orderId, productId, courseTitle, card, recipient, createdAt } = gift;
      const json = JSON.stringify(card);
      const address = recipient && normalizeEmail(recipient);
      return (
        insert.run(id, id, lookup, orderId, productId, courseTitle, json, address, createdAt).changes > 0
      );
    },
    /** By a code that was replaced, it has expired, whatever became of the new one. */
    find: (lookup: string): BoughtGift | null => {
      const [row, replaced] = [byLookup.get(lookup), byReplacedLookup.get(lookup)];
      if (replaced) return { ...toRow(replaced), state: "expired" };
      return row ? toRow(row) : null;
    },
    read: (id: string): BoughtGift | null => {
      const row = byId.get(id);
      return row ? toRow(row) : null;
    },
    ofOrder: (orderId: string): BoughtGift[] => byOrder.all(orderId).map(toRow),
    ofRecipient: (email: string): BoughtGift[] => byRecipient.all(normalizeEmail(email)).map(toRow),
    /** Replaces parts of its card. */
    redact: ({ id, card }: BoughtGift, parts: Partial<BoughtGift["card"]>): void => {
      replaceCard.run(JSON.stringify({ ...card, ...parts }), id);
    },
    forgetRecipient: (email: string): void => {
      forget.run(normalizeEmail(email));
    },
    /** False, without a change, if it was redeemed before or has expired. So is `redeem`. */
    expire: (id: string, now: number): boolean => expire.run(now, id).changes > 0,
    redeem: (id: string, now: number): boolean => redeem.run(now, id).changes > 0,
    /** Gives it another recipient and another code, once. False, without a change, if it can't be corrected anymore. */
    correct: (given: {
      id: string;
      card: BoughtGift["card"];
      recipient: string;
      codeId: string;
      lookup: string;
      now: number;
    }): boolean => {
      const { id, card, recipient, codeId, lookup, now } = given;
      const json = JSON.stringify(card);
      return correct.run(normalizeEmail(recipient), codeId, lookup, json, now, id).changes > 0;
    },
  };
}
