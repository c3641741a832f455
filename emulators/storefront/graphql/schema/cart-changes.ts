import type { Cart, CartLine } from "#storefront/domain/cart/cart.ts";
import { fitLines } from "#storefront/domain/cart/cart-lines.ts";
import { readDestination } from "#storefront/domain/cart/plan-delivery.ts";
import { toRestCart } from "#storefront/merchant/rest-cart.ts";
import { isCheckoutCountry } from "#storefront/domain/regions/countries.ts";
import { type CartUserError, noSuchCart } from "./cart-errors.ts";
import { type CartSource, toCartSource } from "./cart-source.ts";
import { type CartWarning, listWarnings } from "./cart-warnings.ts";
import { readKind } from "./global-id.ts";
import type { StorefrontContext } from "./resolver.ts";

/** The payload of every cart mutation. */
export interface CartPayload {
  cart: CartSource | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

export type CartChange =
  | {
      kind: "changed";
      cart: Cart;
      /** The IDs of lines that got less than requested. */
      cut?: ReadonlySet<string>;
      warnings?: CartWarning[];
    }
  /** Stores nothing. For some errors Shopify returns the unchanged cart, for others null. */
  | { kind: "refused"; userErrors: CartUserError[]; shown: Cart | null };

/** Changes the cart with this ID, if the ID has its key, and stores the result before responding. */
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

/** Whatever changed, no line exceeds the stock afterward, because stock may have sold or the buyer may have moved abroad. */
export function finishChange(
  change: CartChange,
  topic: "carts/create" | "carts/update",
  context: StorefrontContext,
): CartPayload {
  if (change.kind === "refused") {
    const { shown, userErrors } = change;
    return { cart: shown && toCartSource(shown, true, context), userErrors, warnings: [] };
  }
  const { lines, cut } = fitLines(toWantedLines(change.cart, context), toStockOf(change.cart, context));
  const cart = { ...change.cart, lines, updatedAt: context.now().toISOString() };
  const source = toCartSource(cart, true, context);
  context.carts.write(cart, () => context.events.emit(topic, () => toRestCart(source.priced())));
  const allCut = new Set([...cut, ...(change.cut ?? [])]);
  const warnings = [...listWarnings(source.priced(), allCut, context.version), ...(change.warnings ?? [])];
  return { cart: source, userErrors: [], warnings };
}

/** The cart with this ID, or null if it's unknown. Without the right key, buyer data stays hidden. */
export function readCart(id: string, context: StorefrontContext): CartSource | null {
  const found = context.carts.read(id);
  return found && toCartSource(found.cart, found.isOwner, context);
}

/**
 * How many of a variant a cart can have. Withdrawn items are sold out, and so are items that don't ship to the buyer's country
 * (seen in responses of version 2026-04).
 */
export function toStockOf(cart: Cart, context: StorefrontContext): (merchandiseId: string) => number {
  const isHeldBack = toHeldBack(cart, context);
  return (id) => {
    const variant = context.catalog.variantById(id)?.variant;
    if (!variant || isHeldBack(id)) return 0;
    return variant.stock ?? Number.POSITIVE_INFINITY;
  };
}

/** Whether an item doesn't ship to the buyer's country. */
function toHeldBack(cart: Cart, { catalog }: StorefrontContext): (merchandiseId: string) => boolean {
  const destination = readDestination(cart);
  const isShippedTo = destination === null || isCheckoutCountry(destination);
  return (id) => !isShippedTo && catalog.variantById(id)?.variant.requiresShipping === true;
}

/** The lines with what their buyer wanted, for one who moves back to a country that they ship to. */
function toWantedLines(cart: Cart, context: StorefrontContext): CartLine[] {
  const isHeldBack = toHeldBack(cart, context);
  return cart.lines.map(({ wanted = 0, ...line }) => {
    const quantity = line.quantity || wanted;
    return isHeldBack(line.merchandiseId) ? { ...line, wanted: quantity } : { ...line, quantity };
  });
}
