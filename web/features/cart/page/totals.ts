import { toCents } from "#commerce/money.ts";

interface Allocation {
  discountedAmount: { amount: string };
}

/** What discounts take off, as a decimal string; null when they take nothing. */
export function sumAllocations(allocations: readonly Allocation[]): string | null {
  const cents = allocations.reduce((sum, { discountedAmount }) => sum + toCents(discountedAmount.amount), 0);
  return cents === 0 ? null : (cents / 100).toFixed(2);
}
