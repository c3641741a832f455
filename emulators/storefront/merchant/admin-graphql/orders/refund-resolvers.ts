import type { Order, OrderRefund, RefundedUnits } from "#storefront/domain/orders/order.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import { type ConnectionArgs, toConnection } from "#storefront/graphql/schema/connection.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";
import { listLineItems } from "#storefront/domain/orders/line-items.ts";
import { toMoneyBag } from "./order-money.ts";
import { toRefundTransactions } from "./transactions.ts";

export interface RefundSource {
  order: Order;
  refund: OrderRefund;
}

export const refundResolvers: AdminResolvers<RefundSource> = {
  id: ({ refund }) => refund.id,
  legacyResourceId: ({ refund }) => toRestId(refund.id),
  order: ({ order }) => order,
  note: ({ refund }) => refund.note,
  createdAt: ({ refund }) => refund.createdAt,
  updatedAt: ({ refund }) => refund.createdAt,
  totalRefundedSet: ({ order, refund }) => toMoneyBag(refund.amount, order.currency),
  refundLineItems: ({ order, refund }, page: ConnectionArgs) =>
    toConnection(
      refund.units.map((units) => ({ order, units })),
      page,
      ({ units }) => String(units.line),
    ),
  transactions: ({ order, refund }, page: ConnectionArgs) =>
    toConnection(toRefundTransactions(order, refund), page),
};

export interface RefundLineItemSource {
  order: Order;
  units: RefundedUnits;
}

export const refundLineItemResolvers: AdminResolvers<RefundLineItemSource> = {
  lineItem: ({ order, units }) => listLineItems(order)[units.line],
  quantity: ({ units }) => units.quantity,
  restockType: ({ units }) => units.restockType,
  restocked: ({ units }) => units.restockType !== "NO_RESTOCK",
  subtotalSet: ({ order, units }) => toMoneyBag(units.subtotal, order.currency),
  totalTaxSet: ({ order, units }) => toMoneyBag(units.tax, order.currency),
};
