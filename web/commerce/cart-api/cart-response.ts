import type { Cart } from "#commerce/cart/cart.ts";
import type { CartProblem } from "#commerce/cart/cart-problem.ts";
import type { CartOutcome, RemovedLine } from "#commerce/cart/shopper-cart.ts";
import type { CartSuggestion } from "#commerce/cart/suggest.ts";

/** A cart as the shopper's browser may have it: without its id and without the address of its checkout, which hold its secret. */
export type ClientCart = Omit<Cart, "id" | "checkoutUrl">;

/** What `/api/cart` and its parts answer. */
export interface CartResponse {
  /** Null when there is none; left out when the shop could not be asked, and the cart is what it was. */
  cart?: ClientCart | null;
  problems: CartProblem[];
  lastAddedId?: string;
  notice?: string;
  removed?: RemovedLine[];
  suggestions?: CartSuggestion[];
}

export function toCartResponse({ cart, ...rest }: CartOutcome): CartResponse {
  if (cart === "unknown") return rest;
  return { ...rest, cart: cart && toClientCart(cart) };
}

export function toClientCart({ id: _id, checkoutUrl: _checkoutUrl, ...shown }: Cart): ClientCart {
  return shown;
}
