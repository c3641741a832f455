import type { Order, OrderFulfillment, OrderRefund } from "./order.ts";

/** How many units of a line were fulfilled. */
export function countFulfilled({ fulfillments }: Order, line: number): number {
  return sum(unitsOf(fulfillments, line), "quantity");
}

/** How many units of a line were refunded. */
function countRefunded({ refunds }: Order, line: number): number {
  return sum(unitsOf(refunds, line), "quantity");
}

/** How many units of a line weren't refunded. */
export function countRemaining(order: Order, line: number): number {
  return (order.lines[line]?.quantity ?? 0) - countRefunded(order, line);
}

/** How many units of a line are still to be fulfilled. */
export function countUnfulfilled(order: Order, line: number): number {
  const { quantity = 0 } = order.lines[line] ?? {};
  return quantity - countFulfilled(order, line) - sum(unitsOf(order.refunds, line), "unfulfilled");
}

/** What the buyer paid without gift cards. */
export function readPaid({ total, giftCards }: Order): number {
  return total - sum(giftCards, "amount");
}

export function readRefunded({ refunds = [] }: Order): number {
  return sum(refunds, "amount");
}

export const toUpdatedAt = ({ updatedAt, placedAt }: Order): string => updatedAt ?? placedAt;

/** What refunded units cost, before tax or of tax. */
export function sumRefundedUnits({ refunds = [] }: Order, name: "subtotal" | "tax"): number {
  return sum(
    refunds.flatMap(({ units }) => units),
    name,
  );
}

export function toFinancialStatus(order: Order): "paid" | "partially_refunded" | "refunded" {
  const refunded = readRefunded(order);
  if (refunded === 0) return "paid";
  return refunded < order.total ? "partially_refunded" : "refunded";
}

/** null before the first fulfillment. */
export function toFulfillmentStatus(order: Order): "partial" | "fulfilled" | null {
  if (!order.fulfillments?.length) return null;
  return order.lines.some((_line, index) => countUnfulfilled(order, index) > 0) ? "partial" : "fulfilled";
}

/** The order with another fulfillment. */
export function withFulfillment(order: Order, fulfillment: OrderFulfillment): Order {
  const fulfillments = [...(order.fulfillments ?? []), fulfillment];
  return { ...order, fulfillments, updatedAt: fulfillment.createdAt };
}

/** The status as both GraphQL APIs write it. */
export function toDisplayFulfillmentStatus(
  order: Order,
): "UNFULFILLED" | "PARTIALLY_FULFILLED" | "FULFILLED" {
  switch (toFulfillmentStatus(order)) {
    case null:
      return "UNFULFILLED";
    case "partial":
      return "PARTIALLY_FULFILLED";
    case "fulfilled":
      return "FULFILLED";
  }
}

export interface UnitsToRefund {
  line: number;
  quantity: number;
  restockType: "RETURN" | "CANCEL" | "NO_RESTOCK";
}

/**
 * The order with another refund. A canceled unit wasn't fulfilled. Any other is one that was, as long as there are some. Parts of a
 * line add up to its price and its tax.
 */
export function withRefund(
  order: Order,
  { units, ...refund }: Omit<OrderRefund, "units"> & { units: readonly UnitsToRefund[] },
): Order {
  const refunded = units.map(({ line, quantity, restockType }) => {
    const { total = 0, taxes = [], quantity: all = 1 } = order.lines[line] ?? {};
    const before = countRefunded(order, line);
    const share = (cents: number) =>
      Math.round((cents * (before + quantity)) / all) - Math.round((cents * before) / all);
    const fulfilled = Math.max(0, countFulfilled(order, line) - countReturned(order, line));
    const unfulfilled = restockType === "CANCEL" ? quantity : Math.max(0, quantity - fulfilled);
    return {
      line,
      quantity,
      restockType,
      unfulfilled,
      subtotal: share(total),
      tax: share(sum(taxes, "amount")),
    };
  });
  const refunds = [...(order.refunds ?? []), { ...refund, units: refunded }];
  return { ...order, refunds, updatedAt: refund.createdAt };
}

/** How many fulfilled units of a line were refunded. */
function countReturned({ refunds }: Order, line: number): number {
  const units = unitsOf(refunds, line);
  return sum(units, "quantity") - sum(units, "unfulfilled");
}

/** What fulfillments or refunds say of one line. */
function unitsOf<Unit extends { line: number }>(
  changes: readonly { units: readonly Unit[] }[] | undefined,
  line: number,
): Unit[] {
  return (changes ?? []).flatMap(({ units }) => units.filter((unit) => unit.line === line));
}

function sum<Name extends string>(items: readonly Record<Name, number>[], name: Name): number {
  return items.reduce((total, item) => total + item[name], 0);
}
