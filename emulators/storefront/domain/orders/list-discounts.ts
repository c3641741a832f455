import type { Order, OrderDiscount } from "./order.ts";

type Discounted = Pick<Order, "lines" | "shipping">;

/** What each discount took off each line and the delivery. */
export function listAllocations({ lines, shipping }: Discounted): OrderDiscount[] {
  return [...lines.flatMap((line) => line.discounts), ...(shipping?.discounts ?? [])];
}

/** Each discount once, with its total. */
export function listDiscounts(order: Discounted): OrderDiscount[] {
  const byTitle = new Map<string, OrderDiscount>();
  for (const discount of listAllocations(order)) {
    const { amount = 0 } = byTitle.get(discount.title) ?? {};
    byTitle.set(discount.title, { ...discount, amount: amount + discount.amount });
  }
  return [...byTitle.values()];
}
