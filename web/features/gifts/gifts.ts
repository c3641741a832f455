import type { DatabaseSync } from "node:sqlite";
import { deliverNow } from "#commerce/cart/gift-choices.ts";
import type { Gift } from "#commerce/cart/gift.ts";
import type { CourseLine, ShopOrder } from "#commerce/webhooks/shop-order.ts";
import { inTransaction } from "#database/site-database.ts";
import { type GiftCodes, parseGiftCode } from "#lib/gift-code.ts";
import type { Mail } from "#outbox/mail.ts";
import type { Outbox } from "#outbox/outbox.ts";
import { type BoughtGift, createGiftRows } from "./gift-rows.ts";

export interface GiftMail {
  to: string;
  orderName: string;
  courseTitle: string;
  gift: Gift;
}

export interface Gifts {
  /**
   * Creates a paid order's gift codes and queues their mails, in one transaction and once, however often it's called. A cancelled order's
   * codes expire instead, and mails that are still queued aren't sent.
   */
  fulfill: (order: ShopOrder) => Promise<void>;
  /** The gift of a code, however it's typed; null if there's none. */
  find: (typed: string) => BoughtGift | null;
}

interface GiftsOptions {
  database: DatabaseSync;
  outbox: Outbox;
  codes: GiftCodes;
  /** Writes the mail with the card, with `giftCodePlaceholder` for its code. */
  giftMail: (mail: GiftMail) => Promise<Mail>;
  /** Never gets personal data. */
  log: (line: string) => void;
  now?: () => number;
}

export function createGifts({ database, outbox, codes, giftMail, log, now = Date.now }: GiftsOptions): Gifts {
  const rows = createGiftRows(database);

  return {
    async fulfill(order) {
      if (!order.isPaid && !order.isCancelled) return;
      const units = order.lines.flatMap((line) => (line.kind === "gift" ? listUnits(order, line) : []));
      if (units.length === 0) return;
      // Mails are rendered first, because a transaction can't wait.
      const mails = order.isCancelled
        ? []
        : await Promise.all(units.map(async (unit) => writeMail(unit, order)));
      const expiredAt = order.isCancelled ? now() : null;
      inTransaction(database, () => {
        if (order.isCancelled) rows.expireOrder(order.id, now());
        for (const { id, line } of units) {
          const { message, from, template } = line.gift;
          const { productId, title: courseTitle } = line;
          rows.add({
            id,
            lookup: codes.toLookup(codes.toCode(id)),
            orderId: order.id,
            productId,
            courseTitle,
            card: { message, from, template },
            createdAt: now(),
            expiredAt,
          });
          if (order.isCancelled) outbox.eraseMail(toMailKey(id));
        }
        // Webhooks may overtake each other, so the order may have been cancelled already.
        const unexpired = new Set(
          rows.ofOrder(order.id).flatMap(({ id, state }) => (state === "expired" ? [] : [id])),
        );
        for (const { id, mail, sendAt } of mails)
          if (mail && unexpired.has(id))
            outbox.enqueue({ key: toMailKey(id), kind: "gift", mail: { ...mail, giftId: id }, sendAt });
      });
    },

    find: (typed) => {
      const code = parseGiftCode(typed);
      return code === null ? null : rows.find(codes.toLookup(code));
    },
  };

  async function writeMail({ id, line }: GiftUnit, { name: orderName, email }: ShopOrder) {
    const { gift, title: courseTitle } = line;
    const isPrinted = gift.method === "print";
    const to = isPrinted || gift.email === "" ? email : gift.email;
    if (to === null) log(`Gift ${id} has no address, so its code wasn't mailed.`);
    return {
      id,
      mail: to === null ? null : await giftMail({ to, orderName, courseTitle, gift }),
      sendAt: isPrinted ? now() : toSendAt(gift.deliver, now()),
    };
  }
}

type GiftLine = CourseLine & { kind: "gift" };

interface GiftUnit {
  id: string;
  line: GiftLine;
}

/** The cart has one line per gift, but nothing stops a buyer from raising a line's quantity at Shopify. */
const listUnits = ({ id }: ShopOrder, line: GiftLine): GiftUnit[] =>
  Array.from({ length: line.quantity }, (_, index) => ({ id: `${id}-${line.id}-${index + 1}`, line }));

/** A gift for a day is sent at 13:00 UTC, which is in the morning across Canada and the United States. */
const toSendAt = (deliver: string, now: number): number =>
  deliver === deliverNow ? now : Math.max(now, Date.parse(`${deliver}T13:00:00Z`));

const toMailKey = (giftId: string) => `gift-${giftId}`;
