import { formatDay } from "#lib/format-day.ts";
import type { OrderChange } from "./order-change.ts";
import type { GiftStatus, SeatStatus } from "./order-status.ts";

export function describeChange({ kind }: OrderChange, item: SeatStatus | GiftStatus): string {
  const email = item.kind === "seat" ? item.learner.email : (item.recipient ?? "");
  if (kind === "resent") return `We’re emailing the card to ${email} again.`;
  return item.kind === "seat" ? `This course now goes to ${email}.` : `The card now goes to ${email}.`;
}

/** An item among the others: its course, and whose it is. */
export function nameItem(item: SeatStatus | GiftStatus): string {
  if (item.kind === "gift")
    return `${item.courseTitle}, as a gift${item.recipient === null ? "" : ` for ${item.recipient}`}`;
  return `${item.courseTitle} for ${nameLearner(item)}`;
}

export const nameLearner = ({ learner: { first, last, email }, isBuyers }: SeatStatus): string =>
  isBuyers ? "you" : `${first} ${last}`.trim() || email;

export function describeAccess(access: SeatStatus["access"]): string {
  switch (access.kind) {
    case "opening":
      return "We’re opening it.";
    case "failed":
      return "We couldn’t open it yet. We’re looking into it.";
    case "withdrawn":
      return "Closed, because it was refunded.";
    case "open":
      return `Open since ${formatDay(access.since)}.`;
  }
}

export const describeRecipient = ({ recipient, isForBuyer }: GiftStatus): string => {
  if (recipient === null) return "Nobody yet, because the order has no address.";
  return isForBuyer ? `${recipient} (you hand it over)` : recipient;
};

export function describeCard(card: GiftStatus["card"]): string {
  switch (card.kind) {
    case "none":
      return "It wasn’t mailed.";
    case "failed":
      return "It couldn’t be delivered to this address.";
    case "sending":
      return "On its way.";
    case "scheduled":
      return `Goes out on ${formatDay(card.for)}.`;
    case "sent":
      return `Mailed on ${formatDay(card.on)}.`;
  }
}

export function describeCode(code: GiftStatus["code"]): string {
  switch (code.kind) {
    case "unredeemed":
      return "Not redeemed yet.";
    case "expired":
      return "Expired, because it was refunded.";
    case "redeemed":
      return `Redeemed on ${formatDay(code.on)}.`;
    case "withdrawn":
      return "Refunded after it was redeemed, so the course is closed.";
  }
}
