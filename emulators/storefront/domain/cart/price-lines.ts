import type { Cart, CartLine } from "./cart.ts";
import type { Catalog, ProductVariant } from "#storefront/domain/catalog/catalog.ts";
import type { Currency, Price } from "#storefront/domain/catalog/product.ts";

/** A line with its price before any discount, in whole cents. */
export interface CostedLine {
  line: CartLine;
  merchandise: ProductVariant;
  each: Price;
  subtotal: number;
}

/** In the cart's order, without lines whose merchandise was deleted. */
export function priceLines({ lines }: Cart, currency: Currency, catalog: Catalog): CostedLine[] {
  return lines.flatMap((line) => {
    const merchandise = findMerchandise(line.merchandiseId, catalog);
    if (!merchandise) return [];
    const each = merchandise.variant.prices[currency];
    return [{ line, merchandise, each, subtotal: each.amount * line.quantity }];
  });
}

/** A line's merchandise, even if it was withdrawn since, because its line stays until the cart's next change. */
function findMerchandise(id: string, catalog: Catalog): ProductVariant | null {
  return catalog.variantById(id) ?? catalog.stored.variantById(id);
}
