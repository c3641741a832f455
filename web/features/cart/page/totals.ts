import { fromCents, toCents } from "#commerce/money.ts";

interface Allocation {
  discountedAmount: { amount: string };
}

/** Total discount as a decimal string; null when it's zero. */
export function sumAllocations(allocations: readonly Allocation[]): string | null {
  const cents = allocations.reduce((sum, { discountedAmount }) => sum + toCents(discountedAmount.amount), 0);
  return cents === 0 ? null : fromCents(cents);
}
