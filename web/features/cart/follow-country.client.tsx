"use client";
import { useRouter } from "next/navigation";
import { startTransition, useEffect, useRef } from "react";
import { useShopperCountry } from "#features/currency/use-shopper-country.client.ts";
import type { Country } from "#lib/offer.ts";

/** Asks for the cart again when the shopper chooses another currency: a cart's prices are Shopify's, in one currency. */
export function FollowCountry({ priced }: { priced: Country }) {
  const router = useRouter();
  const [country] = useShopperCountry();
  const shown = useRef(priced);
  useEffect(() => {
    if (country === shown.current) return;
    shown.current = country;
    startTransition(() => router.refresh());
  }, [country, router]);
  return null;
}
