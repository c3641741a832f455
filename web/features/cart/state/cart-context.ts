import { createContext, use } from "react";
import type { CartError } from "#commerce/cart/cart-error.ts";
import type { Country } from "#commerce/offer.ts";
import type { CartResponse, ClientCart } from "#commerce/cart-api/cart-response.ts";
import type { AddedItem } from "./optimistic-cart.ts";
import type { CartMutation } from "./send-cart-mutation.ts";
import type { CartMessage } from "./use-cart-mutations.client.ts";

export interface CartState {
  /** Null when there's no cart, undefined until it's loaded. */
  cart: ClientCart | null | undefined;
  /** Items being added that have no line in the cart yet. */
  adding: readonly AddedItem[];
  /** Ids of lines being removed while the cart is still loading. */
  removing: readonly string[];
  /** Whether a change is in progress. Sums are out of date until the shop answers, and aren't shown. */
  isUpdating: boolean;
  /** Marks sums as out of date until the returned function is called, for a change that's sent a little later. */
  markUpdating: () => () => void;
  /** Errors from the last validation, cleared when the cart changes. */
  errors: readonly CartError[];
  /** Validates the cart (requirements §7.6). Rejects and clears the errors on failure. */
  validate: (hasAgreed: boolean) => Promise<readonly CartError[]>;
  /** Whether the shopper has agreed to the terms, until the site is reloaded (requirements §4.7). */
  hasAgreed: boolean;
  setAgreed: (hasAgreed: boolean) => void;
  /** Sends a change and returns the response, or null on failure. Never rejects. */
  change: (mutation: CartMutation) => Promise<CartResponse | null>;
  /** Reads the cart from the shop again. */
  readAgain: () => void;
  /** Changes the currency of the cart and of every page. Returns false, with nothing changed, on failure. Never rejects. */
  chooseCountry: (country: Country) => Promise<boolean>;
  /** Shows and announces a message, as after a change. */
  show: (message: CartMessage) => void;
}

export const CartContext = createContext<CartState | null>(null);

/** The cart context. Throws outside its provider (requirements §8.14). */
export function useCart(): CartState {
  const state = use(CartContext);
  if (!state) throw new Error("useCart is used outside CartProvider.");
  return state;
}
