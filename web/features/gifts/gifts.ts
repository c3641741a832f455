import type { DatabaseSync } from "node:sqlite";
import { type Gift, toGiftDay } from "#commerce/cart/gift.ts";
import { type CourseLine, countRemaining, listUnits, type ShopOrder } from "#commerce/webhooks/shop-order.ts";
import { inTransaction } from "#database/site-database.ts";
import type { Deliveries } from "#features/learning/deliveries.ts";
import { type GiftCodes, parseGiftCode } from "#lib/gift-code.ts";
import { normalizeEmail } from "#lib/normalize-email.ts";
import type { FoundMail, Mail } from "#outbox/mail.ts";
import type { Outbox } from "#outbox/outbox.ts";
import type { Learner } from "#providers/learning/learning-platform.ts";
import { type BoughtGift, createGiftRows } from "./gift-rows.ts";

export interface GiftMail {
  to: string;
  orderName: string;
  courseTitle: string;
  gift: Gift;
}

export type Redemption = { kind: "redeemed"; gift: BoughtGift } | { kind: "unknown" | "used" | "expired" };

export interface Gifts {
  /**
   * Writes the mails of an order's gifts. What it resolves with stores the gifts and queues their mails, however often it's called, and expires
   * what was refunded. Call it in a transaction.
   */
  prepare: (order: ShopOrder) => Promise<() => void>;
  /** The gift of a code, however it's typed; null if there's none. */
  find: (typed: string) => BoughtGift | null;
  /** Opens a gift's course for a learner, once. Repeating it for the same learner changes nothing. */
  redeem: (typed: string, learner: Omit<Learner, "studentId">) => Redemption;
  ofOrder: (orderId: string) => BoughtGift[];
  /** Mails the card to another address with another code, once, as long as it's unredeemed. False if it's too late. */
  correct: (gift: BoughtGift, orderName: string, recipient: string) => Promise<boolean>;
  /** The latest mail with the gift's code; null if nobody was mailed. */
  findMail: (gift: BoughtGift) => FoundMail | null;
  /** Whether the card may be mailed again to the same address: its last mail was sent or failed, and it isn't too often. */
  canResend: (gift: BoughtGift) => boolean;
  /** Mails the card again, with the same code. False if it may not be. */
  resend: (gift: BoughtGift, orderName: string) => Promise<boolean>;
}

interface GiftsOptions {
  database: DatabaseSync;
  outbox: Outbox;
  codes: GiftCodes;
  deliveries: Deliveries;
  /** Writes the mail with the card, with `giftCodePlaceholder` for its code. */
  giftMail: (mail: GiftMail) => Promise<Mail>;
  /** Never gets personal data. */
  log: (line: string) => void;
  now?: () => number;
}

export function createGifts(options: GiftsOptions): Gifts {
  const { database, outbox, codes, deliveries, giftMail, log, now = Date.now } = options;
  const rows = createGiftRows(database);
  const toLookup = (codeId: string) => codes.toLookup(codes.toCode(codeId));

  // Something that can't be a code takes the same work.
  const find = (typed: string) => rows.find(codes.toLookup(parseGiftCode(typed) ?? ""));

  async function writeMail({ gift, title: courseTitle }: GiftLine, { name: orderName, email }: ShopOrder) {
    const to = isForBuyer(gift) ? email : gift.email;
    return { to, mail: to === null ? null : await giftMail({ to, orderName, courseTitle, gift }) };
  }

  function store(id: string, { line, to, mail }: WrittenLine, order: ShopOrder): void {
    const { productId, title: courseTitle, gift: card } = line;
    const gift = { id, lookup: toLookup(id), orderId: order.id, productId, courseTitle, card, recipient: to };
    const isNew = rows.add({ ...gift, createdAt: now() });
    if (to === null) log(`Gift ${id} has no address, so its code wasn't mailed.`);
    if (!isNew || !mail) return;
    outbox.enqueue({
      key: toMailKey(id),
      kind: "gift",
      mail: { ...mail, giftId: id },
      sendAt: toSendAt(card, now()),
    });
  }

  /** A gift that was redeemed loses its course only if there's none left that wasn't. */
  function takeBack(unitIds: readonly string[], remaining: number): void {
    const gifts = unitIds.flatMap((id) => rows.read(id) ?? []);
    const active = gifts.filter(
      ({ id, state }) => state !== "expired" && !(deliveries.read(id)?.refundedAt ?? null),
    );
    const lastFirst = active.toReversed();
    const unredeemed = lastFirst.filter(({ state }) => state === "unredeemed");
    const redeemed = lastFirst.filter(({ state }) => state === "redeemed");
    const excess = Math.max(0, active.length - remaining);
    for (const { id, codeId, state } of [...unredeemed, ...redeemed].slice(0, excess)) {
      if (state === "redeemed") deliveries.refund(id);
      else if (rows.expire(id, now())) for (const key of toMailKeys(codeId)) outbox.eraseMail(key);
    }
  }

  const findMail = ({ codeId }: BoughtGift): FoundMail | null =>
    toMailKeys(codeId).reduce<FoundMail | null>((latest, key) => outbox.find(key) ?? latest, null);

  function canResend(gift: BoughtGift): boolean {
    const mail = findMail(gift);
    const isOver = mail?.state === "sent" || mail?.state === "failed";
    return isOver && gift.state === "unredeemed" && toMailKeys(gift.codeId).some((key) => !outbox.find(key));
  }

  return {
    async prepare(order) {
      // Mails are rendered first, because a transaction can't wait. A line's gifts have the same one, except for its code.
      const lines = await Promise.all(
        listUnits(order).flatMap(({ line, unitIds }) =>
          line.kind === "gift"
            ? [writeMail(line, order).then((written) => ({ line, unitIds, ...written }))]
            : [],
        ),
      );
      const ids = lines.flatMap(({ unitIds }) => unitIds);
      return () => {
        for (const line of lines) {
          const { gift } = line.line;
          for (const id of line.unitIds)
            store(id, { ...line, mail: line.mail && numberMail(line.mail, gift, { id, ids }) }, order);
          takeBack(line.unitIds, countRemaining(order, line.line));
        }
      };
    },

    find,

    redeem: (typed, learner) =>
      inTransaction(database, (): Redemption => {
        const gift = find(typed);
        if (!gift) return { kind: "unknown" };
        if (gift.state === "expired") return { kind: "expired" };
        const { id, orderId, productId, courseTitle } = gift;
        if (rows.redeem(id, now())) {
          const person = { ...learner, studentId: null };
          deliveries.add({ id, kind: "gift", orderId, productId, courseTitle, learner: person });
          return { kind: "redeemed", gift };
        }
        const isSame = deliveries.read(id)?.learner.email === normalizeEmail(learner.email);
        return isSame ? { kind: "redeemed", gift } : { kind: "used" };
      }),

    ofOrder: rows.ofOrder,

    async correct(gift, orderName, recipient) {
      const { id, codeId: lastCodeId, courseTitle } = gift;
      const card: Gift = { ...gift.card, email: recipient, method: "email" };
      const mail = await giftMail({ to: recipient, orderName, courseTitle, gift: card });
      const codeId = `${id}-corrected`;
      return inTransaction(database, () => {
        const change = { id, card, recipient, codeId, lookup: toLookup(codeId), now: now() };
        if (!rows.correct(change)) return false;
        for (const key of toMailKeys(lastCodeId)) outbox.eraseMail(key);
        const sendAt = toSendAt(card, now());
        outbox.enqueue({ key: toMailKey(codeId), kind: "gift", mail: { ...mail, giftId: codeId }, sendAt });
        return true;
      });
    },

    findMail,
    canResend,

    async resend({ id, orderId, card, recipient, courseTitle }, orderName) {
      if (recipient === null) return false;
      const ids = rows.ofOrder(orderId).map((gift) => gift.id);
      const written = await giftMail({ to: recipient, orderName, courseTitle, gift: card });
      const mail = numberMail(written, card, { id, ids });
      return inTransaction(database, () => {
        // Read again, because two requests may be on their way.
        const gift = rows.read(id);
        if (!gift || gift.recipient !== recipient || !canResend(gift)) return false;
        const { codeId } = gift;
        const key = toMailKeys(codeId).find((mailKey) => outbox.find(mailKey) === null);
        return (
          key !== undefined &&
          outbox.enqueue({ key, kind: "gift", mail: { ...mail, giftId: codeId }, sendAt: now() })
        );
      });
    },
  };
}

type GiftLine = CourseLine & { kind: "gift" };

/** A line with the mail of its gifts. The cart has one line per gift, but nothing stops a buyer from raising a line's quantity at Shopify. */
interface WrittenLine {
  line: GiftLine;
  /** Null if nobody's address is known. */
  to: string | null;
  mail: Mail | null;
}

/**
 * Tells a buyer's cards apart, because mailboxes show mails with one subject as one conversation. `ids` are the order's gifts, as on its page.
 */
function numberMail(mail: Mail, card: Gift, { id, ids }: { id: string; ids: readonly string[] }): Mail {
  if (!isForBuyer(card) || ids.length === 1) return mail;
  return { ...mail, subject: `${mail.subject} (gift ${ids.indexOf(id) + 1} of ${ids.length})` };
}

/** A card to print is handed over by the buyer, like one without an address. */
export const isForBuyer = ({ method, email }: Gift) => method === "print" || email === "";

/** A gift for a day is sent at 13:00 UTC, which is in the morning across Canada and the United States. */
function toSendAt(gift: Gift, now: number): number {
  const day = toGiftDay(gift);
  return day === null ? now : Math.max(now, Date.parse(`${day}T13:00:00Z`));
}

/** The key of the mail with a code. */
const toMailKey = (codeId: string) => `gift-${codeId}`;

/** Bounds what somebody with an order's link can send to a mailbox. */
const maxResends = 3;

/** The keys of the mails with a code, in order: the first, and each time that it may be sent again. */
const toMailKeys = (codeId: string): string[] =>
  Array.from({ length: maxResends + 1 }, (_, index) =>
    index === 0 ? toMailKey(codeId) : `${toMailKey(codeId)}-again-${index}`,
  );
