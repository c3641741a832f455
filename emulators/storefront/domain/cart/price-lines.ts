import type { Cart, CartLine } from "./cart.ts";
import type { Catalog, ProductVariant } from "#storefront/domain/catalog/catalog.ts";
import type { Currency, Price } from "#storefront/domain/catalog/product.ts";

/** A line with what it costs before any discount, in whole cents. */
export interface CostedLine {
  line: CartLine;
  merchandise: ProductVariant;
  each: Price;
  subtotal: number;
}

/** In the cart's order. A line whose merchandise was deleted is not there any more. */
export function priceLines({ lines }: Cart, currency: Currency, catalog: Catalog): CostedLine[] {
  return lines.flatMap((line) => {
    const merchandise = findMerchandise(line.merchandiseId, catalog);
    if (!merchandise) return [];
    const each = merchandise.variant.prices[currency];
    return [{ line, merchandise, each, subtotal: each.amount * line.quantity }];
  });
}

/** What a line holds, also when it was withdrawn from the shop since: its line stays until the cart is next changed. */
function findMerchandise(id: string, catalog: Catalog): ProductVariant | null {
  return catalog.variantById(id) ?? catalog.stored.variantById(id);
}
