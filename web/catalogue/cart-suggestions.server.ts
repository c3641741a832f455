import "server-only";
import type { Cart } from "#commerce/cart/cart.ts";
import { type CartSuggestion, suggest } from "#commerce/cart/suggest.ts";
import { readCourseNeeds } from "#content/courses.server.ts";
import { readOffers } from "./offers.server.ts";

/** What to offer beside a cart; nothing when that cannot be told now, for a cart does not wait for it. */
export async function readSuggestions(cart: Cart): Promise<CartSuggestion[]> {
  try {
    const [courses, offers] = await Promise.all([readCourseNeeds(), readOffers()]);
    return suggest(cart, courses, offers);
  } catch (error) {
    console.error("Nothing could be suggested for a cart.", error);
    return [];
  }
}
