import { type Cart, toLineId } from "#storefront/domain/cart/cart.ts";
import { type PricedCart, type PricedLine, priceCart } from "#storefront/domain/cart/price-cart.ts";
import type { StorefrontContext } from "./resolver.ts";

export interface CartSource {
  __typename: "Cart";
  cart: Cart;
  /** Whether the request's ID had the cart's key. Buyer data and the key itself are only for the owner. */
  isOwner: boolean;
  /** Calculated on first use, once per request. */
  priced: () => PricedCart;
}

export interface LineSource extends PricedLine {
  __typename: "CartLine";
  id: string;
  cart: PricedCart;
}

export function toCartSource(cart: Cart, isOwner: boolean, context: StorefrontContext): CartSource {
  let priced: PricedCart | undefined;
  return { __typename: "Cart", cart, isOwner, priced: () => (priced ??= priceCart(cart, context)) };
}

export function toLineSource(line: PricedLine, cart: PricedCart): LineSource {
  return { __typename: "CartLine", ...line, id: toLineId(line.line, cart.cart), cart };
}
