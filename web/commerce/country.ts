import { browserStorage } from "#lib/browser-storage.ts";
import { countryCookie } from "./country-script.ts";
import type { Country, Currency } from "./offer.ts";

/** SPEC §2: what the currency picker offers. */
export const currencyChoices = [
  { country: "US", currency: "USD", label: "USD (US Dollar)" },
  { country: "CA", currency: "CAD", label: "CAD (Canadian Dollar)" },
] as const satisfies { country: Country; currency: Currency; label: string }[];

/** SPEC §9: Canada, or else the United States. */
export function parseCountry(value: string | null | undefined): Country {
  return value === "CA" ? "CA" : "US";
}

/** The country among a page's cookies, as `document.cookie` lists them. */
export function readCountryCookie(cookies: string): Country {
  return parseCountry(pattern.exec(cookies)?.[1]);
}

/** Whether the shopper has chosen one. */
export const hasCountryCookie = (cookies: string): boolean => pattern.test(cookies);

const pattern = new RegExp(`(?:^|; )${countryCookie}=(\\w+)`);

/** The cookie that remembers the shopper's country for a year. */
export function toCountryCookie(country: Country): string {
  return `${countryCookie}=${country}; path=/; max-age=${browserStorage.country.lasts}; samesite=lax`;
}
