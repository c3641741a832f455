import type { Currency } from "#storefront/domain/catalog/product.ts";

/** Canadian dollars per US dollar. Prices are set in both, so only gift cards and deliveries abroad are converted. */
const rate = 1.38;

/** Whole cents in another currency, half a cent rounded up. */
export function exchange(cents: number, from: Currency, to: Currency): number {
  if (from === to) return cents;
  return Math.round(from === "USD" ? cents * rate : cents / rate);
}
