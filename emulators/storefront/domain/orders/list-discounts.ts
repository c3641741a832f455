import type { Order, OrderDiscount } from "./order.ts";

/** Each discount once, with its total. */
export function listDiscounts({ lines, shipping }: Pick<Order, "lines" | "shipping">): OrderDiscount[] {
  const all = [...lines.flatMap((line) => line.discounts), ...(shipping?.discounts ?? [])];
  const byTitle = new Map<string, OrderDiscount>();
  for (const discount of all) {
    const { amount = 0 } = byTitle.get(discount.title) ?? {};
    byTitle.set(discount.title, { ...discount, amount: amount + discount.amount });
  }
  return [...byTitle.values()];
}
