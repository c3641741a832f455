import { toDiscountAllocation } from "./cart-discount-resolvers.ts";
import type { LineSource } from "./cart-source.ts";
import { toMoney } from "#storefront/domain/money.ts";
import { asIs, type Resolvers } from "./resolver.ts";
import { toVariant } from "./sources.ts";

const none = () => null;

export const cartLineResolvers: Resolvers<LineSource> = {
  id: asIs,
  quantity: ({ line }) => line.quantity,
  attributes: ({ line }) => line.attributes,
  attribute: ({ line }, { key }: { key: string }) =>
    line.attributes.find((attribute) => attribute.key === key) ?? null,
  merchandise: ({ merchandise }) => toVariant(merchandise),
  cost: toCost,
  estimatedCost: (source) => {
    const { amountPerQuantity, compareAtAmountPerQuantity, ...sums } = toCost(source);
    return { amount: amountPerQuantity, compareAtAmount: compareAtAmountPerQuantity, ...sums };
  },
  discountAllocations: ({ allocations, cart }) =>
    allocations.map((allocation) => toDiscountAllocation(allocation, cart.market.currency)),
  instructions: () => ({ canRemove: true, canUpdateQuantity: true }),
  sellingPlanAllocation: none,
  parentRelationship: none,
};

function toCost({ each, subtotal, total, cart }: LineSource) {
  const { currency } = cart.market;
  return {
    amountPerQuantity: toMoney(each.amount, currency),
    compareAtAmountPerQuantity: each.compareAt === null ? null : toMoney(each.compareAt, currency),
    subtotalAmount: toMoney(subtotal, currency),
    totalAmount: toMoney(total, currency),
  };
}
