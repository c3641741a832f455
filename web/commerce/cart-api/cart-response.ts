import type { Cart } from "#commerce/cart/cart.ts";
import type { CartProblem } from "#commerce/cart/cart-problem.ts";
import { type CartOutcome, type RemovedLine } from "#commerce/cart/cart-outcome.ts";
import type { CartSuggestion } from "#commerce/cart/suggest.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import { formatMoney } from "#commerce/money.ts";
import { countOf } from "#lib/count-of.ts";

/** The cart as the browser may see it. Its id and checkout URL contain its secret, so they stay on the server. */
export type ClientCart = Omit<Cart, "id" | "checkoutUrl">;

/** The response of `/api/cart` and the routes below it. */
export interface CartResponse {
  /** Null when there's no cart; omitted when the storefront is unavailable and the cart is unchanged. */
  cart?: ClientCart | null;
  /** What's announced after a change: what's in the cart now, or the new currency. Written here because every page loads the code that shows it. */
  status?: string;
  problems: CartProblem[];
  lastAddedId?: string;
  lastAddedCount?: number;
  notice?: string;
  removed?: RemovedLine[];
  suggestions?: CartSuggestion[];
}

export function toCartResponse({ cart, ...rest }: CartOutcome): CartResponse {
  if (cart === "unknown") return rest;
  return { ...rest, cart: cart && toClientCart(cart), status: toStatus(cart) };
}

function toStatus(cart: Cart | null): string {
  if (!cart?.totalQuantity) return "Your cart is empty";
  const { totalAmount } = cart.cost;
  return `Cart updated: ${countOf(cart.totalQuantity, "item")}, ${formatMoney(totalAmount.amount, toCurrency(totalAmount))}`;
}

export function toClientCart({ id: _id, checkoutUrl: _checkoutUrl, ...shown }: Cart): ClientCart {
  return shown;
}
