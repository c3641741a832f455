import type { DatabaseSync } from "node:sqlite";
import { toGiftDay } from "#commerce/cart/gift.ts";
import { unknownDetail } from "#commerce/cart/student-detail.ts";
import {
  countRemaining,
  countUndelivered,
  type CourseLine,
  listUnits,
  maxUnits,
  type ShopOrder,
} from "#commerce/webhooks/shop-order.ts";
import { inTransaction } from "#database/site-database.ts";
import type { Gifts } from "#features/gifts/gifts.ts";
import type { Deliveries } from "#features/learning/deliveries.ts";
import type { Mail } from "#outbox/mail.ts";
import type { Outbox } from "#outbox/outbox.ts";
import type { Learner } from "#providers/learning/learning-platform.ts";
import { createOrderLinks } from "./order-links.ts";
import { createOrderRows, type StoredOrder } from "./order-rows.ts";

export interface OrderMail {
  to: string;
  orderName: string;
  /** What was bought, such as "ASL Level 1A, as a gift". */
  items: readonly string[];
  /** Whether a gift is sent on a day that the buyer chose. */
  hasGiftForDay: boolean;
  statusUrl: string;
}

/** What's bought on the site and delivered by it: courses, and gifts of courses (decision 34). */
export interface Orders {
  /**
   * Stores what a paid order delivers, and its mails, in one transaction and once, however often it's called. Withdraws what was refunded or
   * canceled. An update of an old order that isn't stored changes nothing, because it was bought before the site delivered courses.
   */
  fulfill: (order: ShopOrder, event?: { isUpdate: boolean }) => Promise<void>;
  /** The order of a status page's token; null for an altered one. */
  findByToken: (token: string) => StoredOrder | null;
}

interface OrdersOptions {
  database: DatabaseSync;
  outbox: Outbox;
  gifts: Gifts;
  deliveries: Deliveries;
  orderMail: (mail: OrderMail) => Promise<Mail>;
  siteUrl: string;
  /** Never gets personal data. */
  log: (line: string) => void;
  now?: () => number;
}

/** Longer than Shopify repeats a webhook. */
const maxWebhookDelayMs = 7 * 24 * 3600 * 1000;

export function createOrders(options: OrdersOptions): Orders {
  const { database, outbox, gifts, deliveries, orderMail, siteUrl, log, now = Date.now } = options;
  const rows = createOrderRows(database);
  const links = createOrderLinks({ database, siteUrl });

  function storeSeats(order: ShopOrder, line: SeatLine, unitIds: readonly string[]): void {
    const { productId, title: courseTitle } = line;
    const learner = toLearner(line, order);
    for (const id of unitIds) {
      if (learner) deliveries.add({ id, kind: "seat", orderId: order.id, productId, courseTitle, learner });
      else log(`Seat ${id} has no address, so its course wasn't opened.`);
    }
    const active = unitIds.filter((id) => deliveries.read(id)?.refundedAt === null);
    for (const id of active.slice(countRemaining(order, line))) deliveries.refund(id);
  }

  return {
    async fulfill(order, { isUpdate } = { isUpdate: false }) {
      if (isUpdate && isFromBefore(order)) return;
      if (!order.isPaid && !order.isCancelled) return;
      if (order.lines.length === 0) return;
      // Mails are rendered first, because a transaction can't wait.
      const storeGifts = await gifts.prepare(order);
      const mail = await writeMail(order);
      const undelivered = countUndelivered(order);
      if (undelivered > 0)
        log(
          `Order ${order.name} has ${undelivered} seats and gifts that weren't delivered. The site delivers ${maxUnits}.`,
        );
      inTransaction(database, () => {
        const isNew = rows.add(order, now());
        if (order.isCancelled) rows.cancel(order.id, now());
        storeGifts();
        for (const { line, unitIds } of listUnits(order))
          if (line.kind === "seat") storeSeats(order, line, unitIds);
        if (isNew && mail) outbox.enqueue({ key: `order-${order.id}`, kind: "order", mail });
      });
    },

    findByToken: links.find,
  };

  /** Not a new one, whose other webhooks may be late. */
  function isFromBefore({ id, placedAt }: ShopOrder): boolean {
    return rows.read(id) === null && placedAt !== null && now() - placedAt > maxWebhookDelayMs;
  }

  /** Null if there's nobody to write to, or nothing to say. */
  async function writeMail({ id, name, email, isCancelled, lines }: ShopOrder): Promise<Mail | null> {
    if (email === null || isCancelled) return null;
    return orderMail({
      to: email,
      orderName: name,
      items: listItems(lines),
      hasGiftForDay: lines.some((line) => line.kind === "gift" && toGiftDay(line.gift) !== null),
      statusUrl: links.toUrl(id),
    });
  }
}

type SeatLine = CourseLine & { kind: "seat" };

/** The courses with how many there are. Each seat and each gift of a cart is a line of its own. */
function listItems(lines: readonly CourseLine[]): string[] {
  const alike = Map.groupBy(lines, ({ kind, title }) => `${title}${kind === "gift" ? ", as a gift" : ""}`);
  return Array.from(alike, ([item, grouped]) => {
    const count = grouped.reduce((sum, { quantity }) => sum + quantity, 0);
    return count > 1 ? `${count} × ${item}` : item;
  });
}

/** A seat's student, or the buyer for one without an address; null without any. */
function toLearner({ student, studentId }: SeatLine, order: ShopOrder): Learner | null {
  const email = student.email === unknownDetail ? order.email : student.email;
  if (email === null) return null;
  const buyer = email === order.email ? order : null;
  return {
    first: known(student.first) ?? buyer?.first ?? "",
    last: known(student.last) ?? buyer?.last ?? "",
    email,
    studentId,
  };
}

const known = (name: string) => (name === unknownDetail ? null : name);
