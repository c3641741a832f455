import { browserStorage } from "#lib/browser-storage.ts";
import type { Country, Currency } from "./offer.ts";

export const countryCookie = browserStorage.country.name;

/** The currency picker's options (requirements §2.53). */
export const currencyChoices = [
  { country: "US", currency: "USD", label: "USD (US Dollar)" },
  { country: "CA", currency: "CAD", label: "CAD (Canadian Dollar)" },
] as const satisfies { country: Country; currency: Currency; label: string }[];

/** Each country's currency (requirements §4.5). */
export const currencies = { US: "USD", CA: "CAD" } as const satisfies Record<Country, Currency>;

/** Canada for "CA", otherwise the United States (requirements §9.3). */
export function parseCountry(value: string | null | undefined): Country {
  return value === "CA" ? "CA" : "US";
}

/** The country in a page's `document.cookie`. */
export function readCountryCookie(cookies: string): Country {
  return parseCountry(pattern.exec(cookies)?.[1]);
}

/** Whether the shopper has chosen a country. */
export const hasCountryCookie = (cookies: string): boolean => pattern.test(cookies);

const pattern = new RegExp(`(?:^|; )${countryCookie}=(\\w+)`);

/** A cookie that stores the shopper's country for a year. */
export function toCountryCookie(country: Country): string {
  return `${countryCookie}=${country}; path=/; max-age=${browserStorage.country.maxAgeSeconds}; samesite=lax`;
}
