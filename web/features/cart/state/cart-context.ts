import { createContext, use } from "react";
import type { CartError } from "#commerce/cart/validate-cart.ts";
import type { Country } from "#commerce/offer.ts";
import type { CartResponse, ClientCart } from "#commerce/cart-api/cart-response.ts";
import type { CartMutation } from "./send-cart-mutation.ts";

export interface CartState {
  /** Null when there is none, undefined while nobody knows. */
  cart: ClientCart | null | undefined;
  /** What the last check found that is to be seen to before the checkout; none once the cart changes. */
  errors: readonly CartError[];
  /** Checks the cart (requirements §7.6). Rejects when that can't be done, and then there are no errors. */
  validate: (hasAgreed: boolean) => Promise<readonly CartError[]>;
  /** Whether the shopper has agreed to the terms, for as long as the site stays open (requirements §4.7). */
  hasAgreed: boolean;
  setAgreed: (hasAgreed: boolean) => void;
  /** Sends a change; the answer, or null when it could not be made. Never rejects. */
  change: (mutation: CartMutation) => Promise<CartResponse | null>;
  /** Changes the currency of the cart, and then of every page; false when it could not be, and then nothing is. Never rejects. */
  chooseCountry: (country: Country) => Promise<boolean>;
}

export const CartContext = createContext<CartState | null>(null);

/** The shopper's cart. Throws outside its provider (requirements §8.14). */
export function useCart(): CartState {
  const state = use(CartContext);
  if (!state) throw new Error("useCart is used outside CartProvider.");
  return state;
}
