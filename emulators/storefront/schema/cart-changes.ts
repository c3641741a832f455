import type { Cart } from "#storefront/cart/cart.ts";
import type { LineRules, Shortage } from "#storefront/cart/cart-lines.ts";
import {
  type CartUserError,
  type CartWarning,
  noSuchCart,
  toWarnings,
} from "#storefront/schema/cart-errors.ts";
import type { CartSource } from "#storefront/schema/cart-resolvers.ts";
import { readKind } from "#storefront/schema/global-id.ts";
import type { StorefrontContext } from "#storefront/schema/resolver.ts";

/** What every cart mutation answers. */
export interface CartPayload {
  cart: CartSource | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

export type CartChange =
  | { kind: "changed"; cart: Cart; shortages?: Shortage[] }
  /** Nothing is kept; Shopify shows the cart as it was for some refusals and null for others. */
  | { kind: "refused"; userErrors: CartUserError[]; shown: Cart | null };

/** Changes the cart an id names, if the id carries the cart's key, and keeps the result before answering. */
export function changeCart(
  cartId: string,
  context: StorefrontContext,
  change: (cart: Cart) => CartChange,
): CartPayload {
  readKind(cartId);
  const found = context.carts.read(cartId);
  if (!found?.isOwner) return { cart: null, userErrors: [noSuchCart], warnings: [] };
  return finishChange(change(found.cart), context);
}

export function finishChange(change: CartChange, context: StorefrontContext): CartPayload {
  if (change.kind === "refused") {
    return { cart: change.shown && toOwnCart(change.shown), userErrors: change.userErrors, warnings: [] };
  }
  const cart = { ...change.cart, updatedAt: context.now().toISOString() };
  context.carts.write(cart);
  return {
    cart: toOwnCart(cart),
    userErrors: [],
    warnings: toWarnings(cart, change.shortages ?? [], context),
  };
}

/** A cart as read by its id; null when the shop does not know it. Without the right key, buyer data stays hidden. */
export function readCart(id: string, context: StorefrontContext): CartSource | null {
  const found = context.carts.read(id);
  return found && { __typename: "Cart", ...found };
}

export function toLineRules({ catalogue, newId }: StorefrontContext): LineRules {
  return { newId, stockOf: (id) => catalogue.variantById(id)?.variant.stock ?? Number.POSITIVE_INFINITY };
}

function toOwnCart(cart: Cart): CartSource {
  return { __typename: "Cart", cart, isOwner: true };
}
