import type { Cart } from "#commerce/cart/cart.ts";
import type { CartProblem } from "#commerce/cart/cart-problem.ts";
import type { CartOutcome, RemovedLine } from "#commerce/cart/shopper-cart.ts";
import type { CartSuggestion } from "#commerce/cart/suggest.ts";

/** A cart as the shopper's browser may have it: without its id and without the address of its checkout, which hold its secret. */
export type ShownCart = Omit<Cart, "id" | "checkoutUrl">;

/** What `/api/cart` and its parts answer. */
export interface CartAnswer {
  /** Null when there is none; left out when the shop could not be asked, and the cart is what it was. */
  cart?: ShownCart | null;
  problems: CartProblem[];
  lastAddedId?: string;
  notice?: string;
  removed?: RemovedLine[];
  suggestions?: CartSuggestion[];
}

export function toCartAnswer({ cart, ...rest }: CartOutcome): CartAnswer {
  if (cart === "unknown") return rest;
  return { ...rest, cart: cart && toShownCart(cart) };
}

export function toShownCart({ id: _id, checkoutUrl: _checkoutUrl, ...shown }: Cart): ShownCart {
  return shown;
}
