"use client";

import { useSyncExternalStore } from "react";
import { parseCountry, toCountryCookie } from "#features/currency/country.ts";
import type { Country } from "#lib/offer.ts";

/** The country the page shows prices for, and how to change it. The `<html>` element holds it, so all readers agree. */
export function useShopperCountry(): [Country, (country: Country) => void] {
  return [useSyncExternalStore(subscribe, readCountry, () => "US"), chooseCountry];
}

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ["data-country"] });
  return () => observer.disconnect();
}

function readCountry(): Country {
  return parseCountry(document.documentElement.dataset["country"]);
}

function chooseCountry(country: Country): void {
  document.cookie = toCountryCookie(country);
  document.documentElement.dataset["country"] = country;
}
