"use client";
import { type CrossSell, findCrossSells } from "#commerce/cart/cross-sells.ts";
import { useFeature } from "#features/feature-list/use-feature.client.ts";
import { useOwn } from "#lib/use-own.client.ts";
import type { ShownCart } from "./cart-answer.ts";
import { CartSuggestions } from "./cart-suggestions.tsx";

const none: CrossSell[] = [];
const complaint = "What goes well with a cart could not be read.";
const most = 2;

/** What editors announce to buyers of what is in the cart (SPEC §7). */
export function CrossSells({ cart }: { cart: ShownCart }) {
  const crossSells = useOwn("/api/sanity/cross-sell-announcements", complaint, none);
  const isOn = useFeature("cross-sell");
  return isOn && <CartSuggestions suggestions={findCrossSells(crossSells, cart).slice(0, most)} />;
}
