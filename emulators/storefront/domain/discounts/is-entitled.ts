import type { Catalog } from "#storefront/domain/catalog/catalog.ts";
import type { Product } from "#storefront/domain/catalog/product.ts";
import type { Entitled } from "./discount.ts";

export type Collections = Pick<Catalog, "collectionByHandle">;

/** Whether a discount applies to a product. Collections count with their current products. */
export function isEntitled({ handle }: Product, items: Entitled, catalog: Collections): boolean {
  switch (items.kind) {
    case "all":
      return true;
    case "products":
      return items.handles.includes(handle);
    case "collections":
      return items.handles.some((collection) =>
        catalog.collectionByHandle(collection)?.productHandles.includes(handle),
      );
  }
}
