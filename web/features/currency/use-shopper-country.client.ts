"use client";

import { useSyncExternalStore } from "react";
import { hasCountryCookie, parseCountry, readCountryCookie } from "#commerce/country.ts";
import type { Country } from "#commerce/offer.ts";

/** The country whose prices the page shows. `<html>` stores it, so that all readers agree. */
export const useShopperCountry = (): Country => useSyncExternalStore(subscribe, readShownCountry, () => "US");

/** Shows prices for the country in the cookie. */
export function showRememberedCountry(): void {
  document.documentElement.dataset["country"] = readCountryCookie(document.cookie);
}

/** Whether the browser's language is Canadian and no currency has been chosen. */
export const useMayBeCanadian = (): boolean =>
  useSyncExternalStore(subscribe, readMayBeCanadian, () => false);

const readMayBeCanadian = () =>
  !hasCountryCookie(document.cookie) && navigator.languages.some((language) => /-CA$/i.test(language));

function subscribe(notify: () => void): () => void {
  // When React rerenders the whole page in the browser, the script in its head hasn't run.
  document.documentElement.dataset["country"] ??= readCountryCookie(document.cookie);
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ["data-country"] });
  return () => observer.disconnect();
}

/** The country whose prices the page shows now. */
export function readShownCountry(): Country {
  return parseCountry(document.documentElement.dataset["country"]);
}
