import type { Cart, CartLine } from "#storefront/cart/cart.ts";
import type { Catalogue } from "#storefront/catalogue/catalogue.ts";
import type { Price } from "#storefront/catalogue/product.ts";
import { type Market, toMarket } from "#storefront/schema/market.ts";

/** Whole cents. */
export interface LineCost {
  each: Price;
  subtotal: number;
}

/** A cart is priced where its buyer is, whatever `@inContext` says; without a country, in the shop's own currency. */
export function marketOf({ buyerIdentity }: Cart): Market {
  return toMarket(buyerIdentity.countryCode);
}

export function readLineCost(line: CartLine, { currency }: Market, catalogue: Catalogue): LineCost {
  const each = catalogue.variantById(line.merchandiseId)?.variant.prices[currency] ?? {
    amount: 0,
    compareAt: null,
  };
  return { each, subtotal: each.amount * line.quantity };
}

/** The sum of the lines, in cents. Left out, because the shop has none yet: discounts, gift cards, duties, delivery. */
export function readSubtotal(cart: Cart, catalogue: Catalogue): number {
  const market = marketOf(cart);
  return cart.lines.reduce((sum, line) => sum + readLineCost(line, market, catalogue).subtotal, 0);
}
