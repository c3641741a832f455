import type { Currency } from "#storefront/domain/catalog/product.ts";

export interface Market {
  country: "US" | "CA";
  currency: Currency;
}

export const markets = {
  US: { country: "US", currency: "USD" },
  CA: { country: "CA", currency: "CAD" },
} as const satisfies Record<string, Market>;

/** The market for a country. Countries without a market get the primary one, the United States. */
export function toMarket(country: unknown): Market {
  return country === "CA" ? markets.CA : markets.US;
}
