import { toMoney } from "#storefront/domain/money.ts";
import type { Order, OrderFulfillment, OrderLine } from "#storefront/domain/orders/order.ts";
import { countRefunded } from "#storefront/domain/orders/order-progress.ts";
import { toLineItemId } from "#storefront/domain/shop-facts.ts";
import { type ConnectionArgs, toConnection } from "#storefront/graphql/schema/connection.ts";
import type { Resolvers } from "#storefront/graphql/schema/resolver.ts";
import { toVariant } from "#storefront/graphql/schema/sources.ts";
import { toDiscountAllocations } from "./order-discounts.ts";

interface LineSource {
  /** For cursors, because the type has no ID. */
  id: string;
  order: Order;
  line: OrderLine;
  /** The line's place in the order. */
  index: number;
}

export function listLineItems(order: Order): LineSource[] {
  return order.lines.map((line, index) => ({
    id: String(toLineItemId(order.id, index)),
    order,
    line,
    index,
  }));
}

export const orderLineResolvers: Resolvers<LineSource> = {
  title: ({ line }) => `${line.productTitle} - ${line.variantTitle}`,
  quantity: ({ line }) => line.quantity,
  currentQuantity: ({ order, line, index }) => line.quantity - countRefunded(order, index),
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
  trackingInfo: ({ fulfillment }, { first }: { first?: number | null }) =>
    fulfillment.tracking.slice(0, first ?? undefined),
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
