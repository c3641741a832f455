import type { Catalogue } from "#storefront/catalogue/catalogue.ts";
import type { Product } from "#storefront/catalogue/product.ts";
import type { Entitled } from "#storefront/discounts/discount.ts";

export type Collections = Pick<Catalogue, "collectionByHandle">;

/** Whether a discount is for a product. A collection holds what it holds now. */
export function isEntitled({ handle }: Product, items: Entitled, catalogue: Collections): boolean {
  switch (items.kind) {
    case "all":
      return true;
    case "products":
      return items.handles.includes(handle);
    case "collections":
      return items.handles.some((collection) =>
        catalogue.collectionByHandle(collection)?.productHandles.includes(handle),
      );
  }
}
