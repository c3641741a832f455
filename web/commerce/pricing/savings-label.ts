import { fromCents, toCents } from "#commerce/money.ts";

/**
 * The savings over a compare-at price (requirements §9.31): "Save $15.80" when the dollars are the larger number, otherwise "Save
 * 10%". Takes decimal strings in one currency. Null when nothing is saved.
 */
export function savingsLabel(price: string, compareAtPrice: string | null): string | null {
  if (compareAtPrice === null) return null;
  const full = toCents(compareAtPrice);
  const difference = full - toCents(price);
  if (difference <= 0) return null;
  const percent = Math.round((100 * difference) / full);
  return difference > 100 * percent ? `Save $${fromCents(difference)}` : `Save ${percent}%`;
}
