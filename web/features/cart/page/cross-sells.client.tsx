"use client";
import { type CrossSell, findCrossSells } from "#commerce/cart/cross-sells.ts";
import { useFeature } from "#features/feature-list/use-feature.client.ts";
import { useInterests } from "#features/interests/use-interests.client.ts";
import { orderByInterests } from "#lib/interests.ts";
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
  const ordered = orderByInterests(crossSells, useInterests(), ({ offers }) => offers.audience);
  return isOn && <CartSuggestions suggestions={findCrossSells(ordered, cart).slice(0, max)} />;
}
