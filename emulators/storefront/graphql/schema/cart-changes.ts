import type { Cart } from "#storefront/domain/cart/cart.ts";
import { fitLines } from "#storefront/domain/cart/cart-lines.ts";
import { readDestination } from "#storefront/domain/cart/plan-delivery.ts";
import { toRestCart } from "#storefront/merchant/rest-cart.ts";
import { isCheckoutCountry } from "#storefront/domain/regions/countries.ts";
import { type CartUserError, noSuchCart } from "./cart-errors.ts";
import { type CartSource, toCartSource } from "./cart-source.ts";
import { type CartWarning, listWarnings } from "./cart-warnings.ts";
import { readKind } from "./global-id.ts";
import type { StorefrontContext } from "./resolver.ts";

/** What every cart mutation answers. */
export interface CartPayload {
  cart: CartSource | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

export type CartChange =
  | {
      kind: "changed";
      cart: Cart;
      /** The ids of lines that got less than was asked for. */
      cut?: ReadonlySet<string>;
      warnings?: CartWarning[];
    }
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
  return finishChange(change(found.cart), "carts/update", context);
}

/** Whatever changed, no line holds more than there is afterwards: the stock may have gone, or the buyer moved abroad. */
export function finishChange(
  change: CartChange,
  topic: "carts/create" | "carts/update",
  context: StorefrontContext,
): CartPayload {
  if (change.kind === "refused") {
    const { shown, userErrors } = change;
    return { cart: shown && toCartSource(shown, true, context), userErrors, warnings: [] };
  }
  const { lines, cut } = fitLines(change.cart.lines, toStockOf(change.cart, context));
  const cart = { ...change.cart, lines, updatedAt: context.now().toISOString() };
  const source = toCartSource(cart, true, context);
  context.carts.write(cart, () => context.events.emit(topic, () => toRestCart(source.priced())));
  const allCut = new Set([...cut, ...(change.cut ?? [])]);
  const warnings = [...listWarnings(source.priced(), allCut, context.version), ...(change.warnings ?? [])];
  return { cart: source, userErrors: [], warnings };
}

/** A cart as read by its id; null when the shop does not know it. Without the right key, buyer data stays hidden. */
export function readCart(id: string, context: StorefrontContext): CartSource | null {
  const found = context.carts.read(id);
  return found && toCartSource(found.cart, found.isOwner, context);
}

/**
 * How many of a variant a cart may hold. What is withdrawn is sold out, and so is what would have to be shipped to a country the
 * shop does not ship to (seen in answers of version 2026-04).
 */
export function toStockOf(cart: Cart, { catalog }: StorefrontContext): (merchandiseId: string) => number {
  const destination = readDestination(cart);
  const isShippedTo = destination === null || isCheckoutCountry(destination);
  return (id) => {
    const variant = catalog.variantById(id)?.variant;
    if (!variant || (variant.requiresShipping && !isShippedTo)) return 0;
    return variant.stock ?? Number.POSITIVE_INFINITY;
  };
}
