"use client";

import { useSyncExternalStore } from "react";
import { hasCountryCookie, parseCountry, readCountryCookie } from "#commerce/country.ts";
import type { Country } from "#commerce/offer.ts";

/** The country the page shows prices for. The `<html>` element holds it, so all readers agree. */
export const useShopperCountry = (): Country => useSyncExternalStore(subscribe, readCountry, () => "US");

/** Shows prices for the country that the browser remembers now. */
export function showRememberedCountry(): void {
  document.documentElement.dataset["country"] = readCountryCookie(document.cookie);
}

/** Whether the browser speaks a language of Canada's, and its shopper has not chosen a currency yet. */
export const useMayBeCanadian = (): boolean =>
  useSyncExternalStore(subscribe, readMayBeCanadian, () => false);

const readMayBeCanadian = () =>
  !hasCountryCookie(document.cookie) && navigator.languages.some((language) => /-CA$/i.test(language));

function subscribe(notify: () => void): () => void {
  // A page that React drew anew in the browser has not run the script in its head.
  document.documentElement.dataset["country"] ??= readCountryCookie(document.cookie);
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ["data-country"] });
  return () => observer.disconnect();
}

function readCountry(): Country {
  return parseCountry(document.documentElement.dataset["country"]);
}
