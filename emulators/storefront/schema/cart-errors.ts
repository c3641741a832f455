import type { Cart, CartLine } from "#storefront/cart/cart.ts";
import { toLineId, toLineKey } from "#storefront/cart/cart.ts";
import type { Shortage } from "#storefront/cart/cart-lines.ts";
import type { StorefrontContext } from "#storefront/schema/resolver.ts";

export interface CartUserError {
  code: "INVALID" | "INVALID_MERCHANDISE_LINE" | "NOTE_TOO_LONG";
  field: string[];
  message: string;
}

export interface CartWarning {
  code: "MERCHANDISE_OUT_OF_STOCK" | "MERCHANDISE_NOT_ENOUGH_STOCK" | "DISCOUNT_NOT_FOUND";
  message: string;
  target: string;
}

export const noSuchCart: CartUserError = {
  code: "INVALID",
  field: ["cartId"],
  message: "The specified cart does not exist.",
};

export function noSuchMerchandise(id: string, field: string[]): CartUserError {
  return { code: "INVALID", field, message: `The merchandise with id ${id} does not exist.` };
}

export function noSuchLine(id: string, field: string[]): CartUserError {
  return {
    code: "INVALID_MERCHANDISE_LINE",
    field,
    message: `The merchandise line with id ${toLineKey(id)} does not exist.`,
  };
}

/**
 * What a changed cart warns of: shortages of this change, lines that are sold out still, and codes nobody knows.
 * Shopify warns of codes from version 2025-07 on.
 */
export function toWarnings(cart: Cart, shortages: Shortage[], context: StorefrontContext): CartWarning[] {
  const soldOut = cart.lines.filter(({ quantity }) => quantity === 0);
  const cut = shortages.flatMap(({ lineId, quantity }) => {
    const line = cart.lines.find(({ id }) => id === lineId);
    return line && !soldOut.includes(line) ? [{ line, quantity }] : [];
  });
  const codes = context.version >= "2025-07" ? cart.discountCodes : [];
  return [
    ...cut.map(({ line, quantity }) =>
      quantity === 0 ? toSoldOut(line, cart, context) : toNotEnough(line, cart, quantity),
    ),
    ...soldOut.map((line) => toSoldOut(line, cart, context)),
    ...codes.map((): CartWarning => ({
      code: "DISCOUNT_NOT_FOUND",
      message: "Enter a valid discount code",
      target: `gid://shopify/Cart/${cart.token}`,
    })),
  ];
}

function toNotEnough(line: CartLine, cart: Cart, quantity: number): CartWarning {
  const items = quantity === 1 ? "1 item was" : `${quantity} items were`;
  return {
    code: "MERCHANDISE_NOT_ENOUGH_STOCK",
    message: `Only ${items} added to your cart due to availability.`,
    target: toLineId(line, cart),
  };
}

function toSoldOut(line: CartLine, cart: Cart, { catalogue }: StorefrontContext): CartWarning {
  const merchandise = catalogue.variantById(line.merchandiseId);
  const name = merchandise
    ? `${merchandise.product.title} - ${merchandise.variant.title}`
    : line.merchandiseId;
  return {
    code: "MERCHANDISE_OUT_OF_STOCK",
    message: `The product '${name}' is already sold out.`,
    target: toLineId(line, cart),
  };
}
