import { numberOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";

/** Discounts have to be sorted by class size, and larger classes have to save more. */
export function checkSeatDiscounts(discounts: readonly unknown[]): Finding {
  const known = discounts.map((discount) => ({
    minSeats: numberOf(discount, "minSeats") ?? 0,
    percent: numberOf(discount, "percent") ?? 0,
  }));
  for (const [index, { minSeats, percent }] of known.entries()) {
    const before = known[index - 1];
    if (!before) continue;
    if (minSeats <= before.minSeats)
      return `Put the discounts in order: ${minSeats} seats can't come after ${before.minSeats}.`;
    if (percent <= before.percent)
      return `From ${minSeats} seats, take more off than the ${before.percent}% from ${before.minSeats} seats.`;
  }
  return true;
}
