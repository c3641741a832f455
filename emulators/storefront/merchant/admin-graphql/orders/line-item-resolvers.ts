import { type FirstArgs, takeFirst } from "#storefront/graphql/schema/connection.ts";
import { type LineItemSource, toLineItemName } from "#storefront/domain/orders/line-items.ts";
import { countRemaining, countUnfulfilled } from "#storefront/domain/orders/order-progress.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";
import { toMoneyBag, toTaxLine } from "./order-money.ts";

const countLeft = ({ order, index }: LineItemSource) => countRemaining(order, index);

export const lineItemResolvers: AdminResolvers<LineItemSource> = {
  id: ({ id }) => id,
  name: ({ line }) => toLineItemName(line),
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
