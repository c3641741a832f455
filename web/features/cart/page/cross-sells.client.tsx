"use client";
import { type CrossSell, findCrossSells } from "#commerce/cart/cross-sells.ts";
import { useFeature } from "#features/feature-list/use-feature.client.ts";
import { useSiteData } from "#lib/use-site-data.client.ts";
import type { ClientCart } from "#commerce/cart-api/cart-response.ts";
import { CartSuggestions } from "./cart-suggestions.tsx";

const noCrossSells: CrossSell[] = [];
const errorMessage = "Reading cross-sell announcements failed.";
const max = 2;

/** Cross-sell announcements for the products in the cart (requirements §7.2). */
export function CrossSells({ cart }: { cart: ClientCart }) {
  const crossSells = useSiteData("/api/sanity/cross-sell-announcements", errorMessage, noCrossSells);
  const isOn = useFeature("cross-sell");
  return isOn && <CartSuggestions suggestions={findCrossSells(crossSells, cart).slice(0, max)} />;
}
