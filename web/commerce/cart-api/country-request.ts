import { z } from "zod";
import type { Country } from "#commerce/offer.ts";

export const countryRequest = {
  schema: z.object({ country: z.enum(["US", "CA"], "Choose the country US or CA.") }),
  fromForm: (form: URLSearchParams) => ({ country: form.get("country") }),
  maxBytes: 1000,
};

/** What's announced after a change of the currency, which changes prices all over the page. */
export const countryStatus = {
  US: "Prices are in US dollars.",
  CA: "Prices are in Canadian dollars.",
} as const satisfies Record<Country, string>;
