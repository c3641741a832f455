import { type LineItemSource, listLineItems, toLineItemName } from "#storefront/domain/orders/line-items.ts";
import { toMoney } from "#storefront/domain/money.ts";
import type { Order, OrderFulfillment } from "#storefront/domain/orders/order.ts";
import { countRemaining } from "#storefront/domain/orders/order-progress.ts";
import {
  type ConnectionArgs,
  type FirstArgs,
  takeFirst,
  toConnection,
} from "#storefront/graphql/schema/connection.ts";
import type { Resolvers } from "#storefront/graphql/schema/resolver.ts";
import { toVariant } from "#storefront/graphql/schema/sources.ts";
import { toDiscountAllocations } from "./order-discounts.ts";

export const orderLineResolvers: Resolvers<LineItemSource> = {
  title: ({ line }) => toLineItemName(line),
  quantity: ({ line }) => line.quantity,
  currentQuantity: ({ order, index }) => countRemaining(order, index),
  customAttributes: ({ line }) => line.attributes,
  originalTotalPrice: ({ order, line }) => toMoney(line.each * line.quantity, order.currency),
  // Without the line's shares of order discounts, which are allocations.
  discountedTotalPrice: ({ order, line }) => {
    const own = line.discounts.filter(({ of }) => of === "line");
    const off = own.reduce((sum, { amount }) => sum + amount, 0);
    return toMoney(line.each * line.quantity - off, order.currency);
  },
  discountAllocations: ({ order, line }) => toDiscountAllocations(line.discounts, order),
  // null for what the shop no longer has.
  variant: ({ line }, _args, { catalog }) => {
    const found = catalog.variantById(line.merchandiseId);
    return found && toVariant(found);
  },
};

interface FulfillmentSource {
  order: Order;
  fulfillment: OrderFulfillment;
}

export const fulfillmentResolvers: Resolvers<FulfillmentSource> = {
  trackingCompany: ({ fulfillment }) => fulfillment.tracking[0]?.company ?? null,
  trackingInfo: ({ fulfillment }, args: FirstArgs) => takeFirst(fulfillment.tracking, args),
  fulfillmentLineItems: ({ order, fulfillment }, page: ConnectionArgs) => {
    const lineItems = listLineItems(order);
    const units = fulfillment.units.map(({ line, quantity }) => ({
      id: String(line),
      lineItem: lineItems[line],
      quantity,
    }));
    return toConnection(units, page);
  },
};
