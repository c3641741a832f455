"use client";
import { lazy, Suspense } from "react";
import { useMayBeCanadian } from "./use-shopper-country.client.ts";

// Loaded on demand, because most shoppers never see it.
const CountryQuestion = lazy(async () => {
  const { CountryQuestion: component } = await import("./country-question.client.tsx");
  return { default: component };
});

/**
 * Suggests Canadian dollars when the browser's language is Canadian and no currency was chosen. Never switches by
 * itself.
 */
export function SuggestCountry() {
  if (!useMayBeCanadian()) return null;
  return (
    <Suspense>
      <CountryQuestion />
    </Suspense>
  );
}
