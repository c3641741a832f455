import { toMoney } from "#storefront/domain/money.ts";
import { listDiscounts } from "#storefront/domain/orders/list-discounts.ts";
import type { Order, OrderDiscount } from "#storefront/domain/orders/order.ts";

/** An order only knows what a discount took off, so its value is that amount, even if it was a percentage. */
export function listDiscountApplications(order: Order) {
  return listDiscounts(order).map((discount) => toApplication(discount, order));
}

/** What discounts took off a line or the delivery. */
export function toDiscountAllocations(own: readonly OrderDiscount[], order: Order) {
  const all = listDiscounts(order);
  return own.map((discount) => ({
    allocatedAmount: toMoney(discount.amount, order.currency),
    discountApplication: toApplication(all.find(({ title }) => title === discount.title) ?? discount, order),
  }));
}

function toApplication({ of, code, title, amount }: OrderDiscount, { currency }: Order) {
  const common = {
    allocationMethod: of === "line" ? "EACH" : "ACROSS",
    targetSelection: of === "line" ? "ENTITLED" : "ALL",
    targetType: of === "delivery" ? "SHIPPING_LINE" : "LINE_ITEM",
    value: { __typename: "MoneyV2", ...toMoney(amount, currency) },
  };
  return code === null
    ? { __typename: "AutomaticDiscountApplication", title, ...common }
    : { __typename: "DiscountCodeApplication", code, applicable: true, ...common };
}
