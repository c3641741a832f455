"use client";
import { lazy, Suspense } from "react";
import { useMayBeCanadian } from "./use-shopper-country.client.ts";

// Most shoppers are never asked.
const CountryQuestion = lazy(async () => {
  const { CountryQuestion: component } = await import("./country-question.client.tsx");
  return { default: component };
});

/** Offers Canadian dollars to whose browser speaks of Canada, until they have chosen. Nothing switches by itself. */
export function SuggestCountry() {
  if (!useMayBeCanadian()) return null;
  return (
    <Suspense>
      <CountryQuestion />
    </Suspense>
  );
}
