import "server-only";
import type { Cart } from "#commerce/cart/cart.ts";
import { findCrossSells } from "#commerce/cart/cross-sells.ts";
import { type CartSuggestion, suggest } from "#commerce/cart/suggest.ts";
import { readCourseNeeds } from "#content/courses.server.ts";
import { readFeatures } from "#content/features.server.ts";
import type { View } from "#content/view.server.ts";
import { readCrossSells } from "./cross-sells.server.ts";
import { readOffers } from "./offers.server.ts";

const maxSuggestions = 3;

/**
 * What to offer beside a cart: what its courses ask for first, then what editors announce. Nothing while editors have suggestions
 * turned off, or when it cannot be told now, for a cart does not wait for it.
 */
export async function readSuggestions(cart: Cart, view: View): Promise<CartSuggestion[]> {
  try {
    const [features, courses, offers, crossSells] = await Promise.all([
      readFeatures(view),
      readCourseNeeds(),
      readOffers(),
      readCrossSells(view),
    ]);
    if (!features.includes("cross-sell")) return [];
    const needed = suggest(cart, courses, offers);
    const announced = findCrossSells(crossSells, cart).filter(({ variantId }) =>
      needed.every((suggestion) => suggestion.variantId !== variantId),
    );
    return [...needed, ...announced].slice(0, maxSuggestions);
  } catch (error) {
    console.error("Nothing could be suggested for a cart.", error);
    return [];
  }
}
