import type { RegionTax } from "./region.ts";
import type { OrderTax } from "#storefront/domain/orders/order.ts";

/**
 * Each tax on an amount, rounded to the cent separately, half a cent up, because Shopify rounds on each line unless a merchant
 * asks for one rounding of the invoice (help.shopify.com, "Tax rounding").
 */
export function toTaxes(cents: number, taxes: readonly RegionTax[]): OrderTax[] {
  return taxes.map(({ title, rate }) => ({ title, rate, amount: Math.round((cents * rate) / 100_000) }));
}

/** The taxes of many lines, combined by tax. */
export function sumTaxes(taxes: readonly OrderTax[]): OrderTax[] {
  const byTitle = new Map<string, OrderTax>();
  for (const tax of taxes) {
    const { amount = 0 } = byTitle.get(tax.title) ?? {};
    byTitle.set(tax.title, { ...tax, amount: amount + tax.amount });
  }
  return [...byTitle.values()];
}
