import { caProvinces } from "./ca-provinces.ts";
import type { CheckoutCountry, Region } from "./region.ts";
import { usStates } from "./us-states.ts";

interface Country {
  code: CheckoutCountry;
  name: string;
  /** The country's terms for a region and a postal code. */
  regionWord: string;
  postalWord: string;
  postalExample: string;
  regions: readonly Region[];
}

/** Where the shop delivers and sells (requirements §1.9). */
export const countries: Record<CheckoutCountry, Country> = {
  US: {
    code: "US",
    name: "United States",
    regionWord: "state",
    postalWord: "ZIP code",
    postalExample: "78701",
    regions: usStates,
  },
  CA: {
    code: "CA",
    name: "Canada",
    regionWord: "province or territory",
    postalWord: "postal code",
    postalExample: "K1A 0B1",
    regions: caProvinces,
  },
};

export function isCheckoutCountry(code: string | null): code is CheckoutCountry {
  return code === "US" || code === "CA";
}

export function findRegion(country: CheckoutCountry, code: string): Region | null {
  return countries[country].regions.find((region) => region.code === code) ?? null;
}
