import { fromCents, toCents } from "#commerce/money.ts";
import type { Currency, Offer } from "#commerce/offer.ts";

export interface BundleSavings {
  /** Totals for the parts and the bundle, and the difference: decimal strings in one currency. */
  parts: string;
  bundle: string;
  saved: string;
}

/**
 * A bundle's savings over its parts, in each currency. Null when nothing is saved, or when any price is unknown,
 * because a partial total would be wrong.
 */
export function toBundleSavings(
  bundle: Offer,
  parts: readonly Offer[],
): Record<Currency, BundleSavings> | null {
  const USD = toSavings("USD", bundle, parts);
  const CAD = toSavings("CAD", bundle, parts);
  return USD && CAD && { USD, CAD };
}

function toSavings(currency: Currency, bundle: Offer, parts: readonly Offer[]): BundleSavings | null {
  const bundleCents = toPriceInCents(bundle, currency);
  const partCents = parts.map((part) => toPriceInCents(part, currency));
  if (bundleCents === null || partCents.includes(null)) return null;
  const sum = partCents.reduce<number>((total, cents) => total + (cents ?? 0), 0);
  if (sum <= bundleCents) return null;
  return { parts: fromCents(sum), bundle: fromCents(bundleCents), saved: fromCents(sum - bundleCents) };
}

const toPriceInCents = (offer: Offer, currency: Currency) =>
  offer.kind === "priced" ? toCents(offer.prices[currency].amount) : null;
