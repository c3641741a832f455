import { toLineItemId } from "#storefront/domain/shop-facts.ts";
import type { Order, OrderLine } from "./order.ts";

/** A line with its order, as both GraphQL APIs show it. */
export interface LineItemSource {
  id: `gid://shopify/LineItem/${number}`;
  order: Order;
  line: OrderLine;
  /** The line's place in the order. */
  index: number;
}

export function listLineItems(order: Order): LineItemSource[] {
  return order.lines.map((line, index) => ({
    id: `gid://shopify/LineItem/${toLineItemId(order.id, index)}`,
    order,
    line,
    index,
  }));
}

export function toLineItemName({ productTitle, variantTitle }: OrderLine): string {
  return `${productTitle} - ${variantTitle}`;
}
