import type { Currency } from "#storefront/domain/catalog/product.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Formats whole cents as the shop does: 7900 is "$79.00", or "$79.00 CAD" in Canadian dollars (requirements §9.3). */
export function formatMoney(cents: number, currency: Currency): string {
  return `${dollars.format(cents / 100)}${currency === "CAD" ? " CAD" : ""}`;
}
