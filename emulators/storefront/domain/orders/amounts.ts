import type { OrderShipping } from "./order.ts";

export function sumAmounts(items: readonly { amount: number }[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}

/** After its discounts, and nothing without delivery. */
export function toDeliveryPrice(shipping: Pick<OrderShipping, "price" | "discounts"> | null): number {
  return shipping ? shipping.price - sumAmounts(shipping.discounts) : 0;
}
