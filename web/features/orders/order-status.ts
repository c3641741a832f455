import type { BoughtGift } from "#features/gifts/gift-rows.ts";
import { type Gifts, isForBuyer } from "#features/gifts/gifts.ts";
import type { Deliveries } from "#features/learning/deliveries.ts";
import type { Delivery } from "#features/learning/delivery-rows.ts";
import type { FoundMail } from "#outbox/mail.ts";
import type { StoredOrder } from "./order-rows.ts";

interface Item {
  id: string;
  courseTitle: string;
  /** Whether the address can be corrected, as far as the site knows. */
  canCorrect: boolean;
  isCorrected: boolean;
}

export interface SeatStatus extends Item {
  kind: "seat";
  /** More than 1 for the buyer's own, which are all the same until they're given away. The id is the first one's. */
  count: number;
  learner: { first: string; last: string; email: string };
  /** Whether the course is open for the buyer, because the seat had no address. */
  isBuyers: boolean;
  /** Times are in ms since 1970. */
  access: { kind: "opening" | "failed" | "withdrawn" } | { kind: "open"; since: number };
}

export interface GiftStatus extends Item {
  kind: "gift";
  /** Null if nobody was mailed. */
  recipient: string | null;
  /** Whether the buyer hands the card over. */
  isForBuyer: boolean;
  card:
    | { kind: "none" | "failed" | "sending" }
    | { kind: "scheduled"; for: number }
    | { kind: "sent"; on: number };
  /** Whether the card may be mailed again to the same address. */
  canResend: boolean;
  code: { kind: "unredeemed" | "expired" } | { kind: "redeemed"; on: number } | { kind: "withdrawn" };
}

export interface OrderStatus {
  name: string;
  isCancelled: boolean;
  items: readonly (SeatStatus | GiftStatus)[];
}

interface StatusServices {
  deliveries: Deliveries;
  gifts: Gifts;
  now: () => number;
}

/** What an order delivered, to whom, and when. It never contains a gift's code, or who redeemed it. */
export function readOrderStatus(order: StoredOrder, services: StatusServices): OrderStatus {
  const { deliveries, gifts, now } = services;
  const all = deliveries.ofOrder(order.id);
  const refunded = new Set(all.flatMap(({ id, refundedAt }) => (refundedAt === null ? [] : [id])));
  return {
    name: order.name,
    isCancelled: order.cancelledAt !== null,
    items: [
      ...groupSeats(all.filter(({ kind }) => kind === "seat").map((seat) => toSeatStatus(seat, order))),
      ...gifts.ofOrder(order.id).map((gift) =>
        toGiftStatus(gift, {
          mail: gifts.findMail(gift),
          canResend: gifts.canResend(gift),
          isRefunded: refunded.has(gift.id),
          now: now(),
        }),
      ),
    ],
  };
}

const groupSeats = (seats: readonly SeatStatus[]): SeatStatus[] =>
  [...Map.groupBy(seats, toGroupKey).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, count: 1 + others.length }] : [],
  );

const toGroupKey = ({ id, isBuyers, isCorrected, courseTitle, access }: SeatStatus) =>
  isBuyers && !isCorrected ? `${access.kind} ${courseTitle}` : id;

function toSeatStatus(seat: Delivery, order: StoredOrder): SeatStatus {
  const { id, courseTitle, learner, correctedAt, refundedAt } = seat;
  const { first, last, email } = learner;
  return {
    kind: "seat",
    count: 1,
    id,
    courseTitle,
    learner: { first, last, email },
    isBuyers: email === order.email,
    access: toAccess(seat),
    canCorrect: correctedAt === null && refundedAt === null,
    isCorrected: correctedAt !== null,
  };
}

function toAccess({ state, refundedAt, deliveredAt }: Delivery): SeatStatus["access"] {
  if (refundedAt !== null) return { kind: "withdrawn" };
  if (state === "delivered") return { kind: "open", since: deliveredAt ?? 0 };
  return { kind: state === "failed" ? "failed" : "opening" };
}

interface GiftFacts {
  mail: FoundMail | null;
  canResend: boolean;
  isRefunded: boolean;
  now: number;
}

function toGiftStatus(gift: BoughtGift, { mail, canResend, isRefunded, now }: GiftFacts): GiftStatus {
  const { id, courseTitle, recipient, card, correctedAt, state } = gift;
  return {
    kind: "gift",
    id,
    courseTitle,
    recipient,
    isForBuyer: isForBuyer(card),
    card: toCard(mail, now),
    canResend,
    code: toCode(gift, isRefunded),
    canCorrect: correctedAt === null && state === "unredeemed",
    isCorrected: correctedAt !== null,
  };
}

function toCard(mail: FoundMail | null, now: number): GiftStatus["card"] {
  if (!mail) return { kind: "none" };
  switch (mail.state) {
    case "sent":
      return { kind: "sent", on: mail.sentAt ?? 0 };
    case "failed":
      return { kind: "failed" };
    case "queued":
      // A minute later, it's one that's tried again.
      return mail.dueAt !== null && mail.dueAt > now + 60_000
        ? { kind: "scheduled", for: mail.dueAt }
        : { kind: "sending" };
    case "sending":
      return { kind: "sending" };
  }
}

function toCode({ state, redeemedAt }: BoughtGift, isRefunded: boolean): GiftStatus["code"] {
  if (isRefunded) return { kind: "withdrawn" };
  switch (state) {
    case "redeemed":
      return { kind: "redeemed", on: redeemedAt ?? 0 };
    case "unredeemed":
    case "expired":
      return { kind: state };
  }
}
