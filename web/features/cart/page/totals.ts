import { fromCents, toCents } from "#commerce/money.ts";

interface Allocation {
  discountedAmount: { amount: string };
}

interface CostedLine {
  cost: { subtotalAmount: { amount: string } };
}

/** What lines cost before discounts, as a decimal string. The cart's own total is after its discounts and gift cards. */
export const sumLines = (lines: readonly CostedLine[]): string =>
  fromCents(lines.reduce((sum, { cost }) => sum + toCents(cost.subtotalAmount.amount), 0));

/** Total discount as a decimal string; null when it's zero. */
export function sumAllocations(allocations: readonly Allocation[]): string | null {
  const cents = allocations.reduce((sum, { discountedAmount }) => sum + toCents(discountedAmount.amount), 0);
  return cents === 0 ? null : fromCents(cents);
}
