import type { Currency } from "#storefront/domain/catalog/product.ts";

export interface MoneyV2 {
  amount: string;
  currencyCode: Currency;
}

/** Shopify's decimal strings drop trailing zeros but keep one decimal: 14900 cents are "149.0", 14220 "142.2", 1999 "19.99". */
export function toMoney(cents: number, currencyCode: Currency): MoneyV2 {
  const fraction = String(cents % 100)
    .padStart(2, "0")
    .replace(/0$/, "");
  return { amount: `${Math.trunc(cents / 100)}.${fraction}`, currencyCode };
}
