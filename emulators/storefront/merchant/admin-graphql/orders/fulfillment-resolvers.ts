import type { Order, OrderFulfillment } from "#storefront/domain/orders/order.ts";
import { countFulfilled, countUnfulfilled, toUpdatedAt } from "#storefront/domain/orders/order-progress.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import {
  type ConnectionArgs,
  type FirstArgs,
  takeFirst,
  toConnection,
} from "#storefront/graphql/schema/connection.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";
import { type LineItemSource, listLineItems } from "#storefront/domain/orders/line-items.ts";

/** What's to be fulfilled of an order, all of it by the shop's only location. */
export interface FulfillmentOrderSource {
  id: string;
  order: Order;
}

export function toFulfillmentOrder(order: Order): FulfillmentOrderSource {
  return { id: order.id.replace("Order", "FulfillmentOrder"), order };
}

/** What's left of a line, and what was fulfilled. */
export interface FulfillmentOrderLine {
  id: string;
  lineItem: LineItemSource;
  remaining: number;
  total: number;
}

export function listFulfillmentOrderLines(order: Order): FulfillmentOrderLine[] {
  return listLineItems(order)
    .map((lineItem) => {
      const remaining = countUnfulfilled(order, lineItem.index);
      const total = remaining + countFulfilled(order, lineItem.index);
      return { id: lineItem.id.replace("LineItem", "FulfillmentOrderLineItem"), lineItem, remaining, total };
    })
    .filter(({ total }) => total > 0);
}

export const fulfillmentOrderResolvers: AdminResolvers<FulfillmentOrderSource> = {
  id: ({ id }) => id,
  order: ({ order }) => order,
  orderId: ({ order }) => order.id,
  orderName: ({ order }) => `#${order.number}`,
  createdAt: ({ order }) => order.placedAt,
  updatedAt: ({ order }) => toUpdatedAt(order),
  status: ({ order }) => {
    if (listFulfillmentOrderLines(order).every(({ remaining }) => remaining === 0)) return "CLOSED";
    return order.fulfillments?.length ? "IN_PROGRESS" : "OPEN";
  },
  lineItems: ({ order }, page: ConnectionArgs) => toConnection(listFulfillmentOrderLines(order), page),
};

export const fulfillmentOrderLineResolvers: AdminResolvers<FulfillmentOrderLine> = {
  id: ({ id }) => id,
  lineItem: ({ lineItem }) => lineItem,
  productTitle: ({ lineItem: { line } }) => line.productTitle,
  variantTitle: ({ lineItem: { line } }) => line.variantTitle,
  sku: ({ lineItem: { line } }) => line.sku,
  requiresShipping: ({ lineItem: { line } }) => line.requiresShipping,
  remainingQuantity: ({ remaining }) => remaining,
  totalQuantity: ({ total }) => total,
};

export interface FulfillmentSource {
  order: Order;
  fulfillment: OrderFulfillment;
}

export const fulfillmentResolvers: AdminResolvers<FulfillmentSource> = {
  id: ({ fulfillment }) => fulfillment.id,
  legacyResourceId: ({ fulfillment }) => toRestId(fulfillment.id),
  name: ({ order, fulfillment }) => {
    const place = (order.fulfillments ?? []).findIndex(({ id }) => id === fulfillment.id) + 1;
    return `#${order.number}-F${place}`;
  },
  order: ({ order }) => order,
  status: () => "SUCCESS",
  createdAt: ({ fulfillment }) => fulfillment.createdAt,
  updatedAt: ({ fulfillment }) => fulfillment.createdAt,
  totalQuantity: ({ fulfillment: { units } }) => units.reduce((sum, { quantity }) => sum + quantity, 0),
  trackingInfo: ({ fulfillment: { tracking } }, args: FirstArgs) => takeFirst(tracking, args),
  fulfillmentLineItems: ({ order, fulfillment }, page: ConnectionArgs) => {
    const lineItems = listLineItems(order);
    const units = fulfillment.units.map(({ line, quantity }) => ({
      id: `gid://shopify/FulfillmentLineItem/${toRestId(fulfillment.id) * 1000 + line}`,
      lineItem: lineItems[line],
      quantity,
    }));
    return toConnection(units, page);
  },
};
