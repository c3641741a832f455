import type { Order, OrderLine } from "#storefront/domain/orders/order.ts";
import { countRefunded, countUnfulfilled } from "#storefront/domain/orders/order-progress.ts";
import { toLineItemId } from "#storefront/domain/shop-facts.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";
import { type FirstArgs, takeFirst } from "#storefront/merchant/admin-graphql/list-args.ts";
import { toMoneyBag, toTaxLine } from "./order-money.ts";

export interface LineItemSource {
  id: string;
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

const countLeft = ({ order, line, index }: LineItemSource) => line.quantity - countRefunded(order, index);

export const lineItemResolvers: AdminResolvers<LineItemSource> = {
  id: ({ id }) => id,
  name: ({ line }) => `${line.productTitle} - ${line.variantTitle}`,
  title: ({ line }) => line.productTitle,
  variantTitle: ({ line }) => line.variantTitle,
  sku: ({ line }) => line.sku,
  vendor: ({ line }) => line.vendor,
  quantity: ({ line }) => line.quantity,
  currentQuantity: countLeft,
  refundableQuantity: countLeft,
  unfulfilledQuantity: ({ order, index }) => countUnfulfilled(order, index),
  requiresShipping: ({ line }) => line.requiresShipping,
  taxable: ({ line }) => line.taxable,
  isGiftCard: () => false,
  customAttributes: ({ line }) => line.attributes,
  originalUnitPriceSet: ({ line, order }) => toMoneyBag(line.each, order.currency),
  originalTotalSet: ({ line, order }) => toMoneyBag(line.each * line.quantity, order.currency),
  discountedUnitPriceAfterAllDiscountsSet: ({ line, order }) =>
    toMoneyBag(Math.round(line.total / line.quantity), order.currency),
  taxLines: ({ line, order }, args: FirstArgs) =>
    takeFirst(line.taxes, args).map((tax) => toTaxLine(tax, order.currency)),
  // null for what the shop no longer has.
  product: ({ line }, _args, { catalog }) => catalog.stored.productById(line.productId),
  variant: ({ line }, _args, { catalog }) => catalog.stored.variantById(line.merchandiseId),
};
