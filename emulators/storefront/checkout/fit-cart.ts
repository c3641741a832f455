import { defaultOption } from "#storefront/domain/catalog/product.ts";
import type { Cart } from "#storefront/domain/cart/cart.ts";
import { fitLines } from "#storefront/domain/cart/cart-lines.ts";
import type { Catalog } from "#storefront/domain/catalog/catalog.ts";

export interface FittedCart {
  /** The same cart, if there's enough of everything. */
  cart: Cart;
  /** What isn't available in full, in sentences for the shopper. */
  shortages: string[];
}

/** Limits a cart to the current stock. Sold-out items keep their line, with a quantity of 0. */
export function fitCart(cart: Cart, { stored }: Pick<Catalog, "stored">): FittedCart {
  const stockOf = (id: string) => {
    const found = stored.variantById(id);
    if (found?.product.status !== "active") return 0;
    return found.variant.stock ?? Number.POSITIVE_INFINITY;
  };
  const { lines, cut } = fitLines(cart.lines, stockOf);
  const fitted = cut.size === 0 ? cart : { ...cart, lines };
  const wanted = new Map(cart.lines.map(({ id, quantity }) => [id, quantity]));
  const shortages = lines
    .filter(({ id, quantity }) => quantity === 0 || cut.has(id))
    .map(({ id, quantity, merchandiseId }) => {
      const found = stored.variantById(merchandiseId);
      const title = found ? toTitle(found.product.title, found.variant.title) : "Something in your cart";
      if (quantity === 0)
        return `${title} is ${found ? "sold out" : "no longer sold"}, so it isn’t part of this order.`;
      return `Only ${quantity} of ${title} ${quantity === 1 ? "is" : "are"} left, so there ${quantity === 1 ? "is" : "are"} ${quantity} in your cart instead of ${wanted.get(id) ?? quantity}.`;
    });
  return { cart: fitted, shortages: [...new Set(shortages)] };
}

function toTitle(product: string, variant: string): string {
  return variant === defaultOption.value ? product : `${product} (${variant})`;
}
