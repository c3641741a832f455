import "server-only";
import type { Cart } from "#commerce/cart/cart.ts";
import { findCrossSells } from "#commerce/cart/cross-sells.ts";
import { type CartSuggestion, suggest } from "#commerce/cart/suggest.ts";
import { readCourseNeeds } from "#content/courses.server.ts";
import { readFeatures } from "#content/features.server.ts";
import { type Interests, orderByInterests } from "#lib/interests.ts";
import type { View } from "#content/view.server.ts";
import { readCrossSells } from "./cross-sells.server.ts";
import { readOffers } from "./offers.server.ts";

const maxSuggestions = 3;

interface SuggestionsOptions {
  cart: Cart;
  view: View;
  /** The visitor's, which order the announcements. */
  interests: Interests | null;
}

/**
 * Suggestions for a cart: those for its courses first, then cross-sell announcements. Empty when editors turned
 * suggestions off, or on failure, because the cart doesn't wait for them.
 */
export async function readSuggestions({
  cart,
  view,
  interests,
}: SuggestionsOptions): Promise<CartSuggestion[]> {
  try {
    const [features, courses, offers, crossSells] = await Promise.all([
      readFeatures(view),
      readCourseNeeds(),
      readOffers(),
      readCrossSells(view),
    ]);
    if (!features.includes("cross-sell")) return [];
    const needed = suggest(cart, courses, offers);
    const ordered = orderByInterests(crossSells, interests, ({ offers: { audience } }) => audience);
    const announced = findCrossSells(ordered, cart).filter(({ variantId }) =>
      needed.every((suggestion) => suggestion.variantId !== variantId),
    );
    return [...needed, ...announced].slice(0, maxSuggestions);
  } catch (error) {
    console.error("Reading cart suggestions failed.", error);
    return [];
  }
}
