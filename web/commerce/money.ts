import type { Currency } from "./offer.ts";

/** A Shopify decimal string in whole cents: "142.2" is 14220. Throws a RangeError for anything else. */
export function toCents(amount: string): number {
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === "" || /[1-9]/.test(fraction.slice(2)))
    throw new RangeError(`"${amount}" isn't an amount of money.`);
  return Number(`${sign}${whole}${fraction.slice(0, 2).padEnd(2, "0")}`);
}

/** The inverse: 14220 is "142.20". */
export const fromCents = (cents: number): string => (cents / 100).toFixed(2);

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** "79.0" becomes "$79.00", or "$79.00 CAD" in Canadian dollars (requirements §9.3). */
export function formatMoney(amount: string, currency: Currency): string {
  return `${dollars.format(toCents(amount) / 100)}${currencySuffixes[currency]}`;
}

/** The same for whole cents. */
export const formatCents = (cents: number, currency: Currency): string =>
  formatMoney(fromCents(cents), currency);

const currencySuffixes: Record<Currency, string> = { USD: "", CAD: " CAD" };
