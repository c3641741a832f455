"use client";
import { Suspense } from "react";
import { lazyOptional } from "#lib/lazy-optional.ts";
import { useMayBeCanadian } from "./use-shopper-country.client.ts";

// Loaded on demand, because most shoppers never see it.
const CountryQuestion = lazyOptional(
  async () => (await import("./country-question.client.tsx")).CountryQuestion,
);

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
