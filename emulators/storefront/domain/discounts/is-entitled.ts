import type { Catalog } from "#storefront/domain/catalog/catalog.ts";
import { holdsProduct } from "#storefront/domain/catalog/collection-rules.ts";
import type { Product } from "#storefront/domain/catalog/product.ts";
import type { Entitled } from "./discount.ts";

export type Collections = Pick<Catalog, "collectionByHandle">;

/** Whether a discount applies to a product. Collections count with their current products. */
export function isEntitled(product: Product, items: Entitled, catalog: Collections): boolean {
  switch (items.kind) {
    case "all":
      return true;
    case "products":
      return items.handles.includes(product.handle);
    case "collections":
      return items.handles.some((handle) => {
        const collection = catalog.collectionByHandle(handle);
        return collection !== null && holdsProduct(collection, product);
      });
  }
}
