import type { Order, OrderRefund } from "#storefront/domain/orders/order.ts";
import { readPaid } from "#storefront/domain/orders/order-progress.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import { toMoneyBag } from "./order-money.ts";

/** The payment that isn't by gift card. */
export const testGateway = "bogus";

/** What was paid, by each way to pay, and what was paid back. */
export function listTransactions(order: Order): object[] {
  const { giftCards, placedAt, currency, refunds = [] } = order;
  const paid = readPaid(order);
  const sale = {
    ...toTransaction(order, placedAt, paid),
    id: toSaleId(order),
    kind: "SALE",
    gateway: testGateway,
  };
  const cards = giftCards.map(({ amount }, index) => ({
    ...toTransaction(order, placedAt, amount),
    id: toTransactionId(order, index + 1),
    kind: "SALE",
    gateway: "gift_card",
    amountSet: toMoneyBag(amount, currency),
  }));
  return [
    ...(paid > 0 || cards.length === 0 ? [sale] : []),
    ...cards,
    ...refunds.flatMap((refund) => toRefundTransactions(order, refund)),
  ];
}

export function toRefundTransactions(order: Order, { id, amount, createdAt }: OrderRefund): object[] {
  if (amount === 0) return [];
  return [
    {
      ...toTransaction(order, createdAt, amount),
      id: id.replace("Refund", "OrderTransaction"),
      kind: "REFUND",
      gateway: testGateway,
      parentTransaction: {
        ...toTransaction(order, order.placedAt, readPaid(order)),
        id: toSaleId(order),
        kind: "SALE",
        gateway: testGateway,
      },
    },
  ];
}

export const toSaleId = (order: Order): string => toTransactionId(order, 0);

const toTransactionId = (order: Order, place: number) =>
  `gid://shopify/OrderTransaction/${toRestId(order.id) * 1000 + place}`;

function toTransaction({ currency }: Order, createdAt: string, amount: number) {
  return {
    amountSet: toMoneyBag(amount, currency),
    createdAt,
    processedAt: createdAt,
    status: "SUCCESS",
    test: true,
    parentTransaction: null,
  };
}
