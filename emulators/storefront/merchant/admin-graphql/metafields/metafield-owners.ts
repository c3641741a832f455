import type { ProductVariant } from "#storefront/domain/catalog/catalog.ts";
import type { Collection, Metafield, Product } from "#storefront/domain/catalog/product.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { withVariant } from "#storefront/merchant/product-changes.ts";

/** What has metafields that the Admin API can change. */
export interface MetafieldOwner {
  id: string;
  ownerType: "COLLECTION" | "PRODUCT" | "PRODUCTVARIANT";
  metafields: readonly Metafield[];
  createdAt: string;
  updatedAt: string;
}

export function toProductOwner({ id, metafields, createdAt, updatedAt }: Product): MetafieldOwner {
  return { id, ownerType: "PRODUCT", metafields, createdAt, updatedAt };
}

/** A variant has its product's dates. */
export function toVariantOwner({
  product: { createdAt, updatedAt },
  variant: { id, metafields = [] },
}: ProductVariant): MetafieldOwner {
  return { id, ownerType: "PRODUCTVARIANT", metafields, createdAt, updatedAt };
}

export function toCollectionOwner({ id, metafields = [], updatedAt }: Collection): MetafieldOwner {
  return { id, ownerType: "COLLECTION", metafields, createdAt: updatedAt, updatedAt };
}

export function findOwner(id: string, { catalog: { stored } }: AdminServices): MetafieldOwner | null {
  const product = stored.productById(id);
  if (product) return toProductOwner(product);
  const variant = stored.variantById(id);
  if (variant) return toVariantOwner(variant);
  const collection = stored.collectionById(id);
  return collection && toCollectionOwner(collection);
}

/** Stores an owner's changed metafields, which announces the change. The same list changes nothing. */
export function putMetafields(
  { id, ownerType, metafields: before }: MetafieldOwner,
  metafields: readonly Metafield[],
  { catalog }: AdminServices,
): void {
  if (metafields === before) return;
  switch (ownerType) {
    case "PRODUCT":
      catalog.updateProduct(id, (product) => ({ ...product, metafields }));
      return;
    case "PRODUCTVARIANT": {
      const productId = catalog.stored.variantById(id)?.product.id ?? "";
      catalog.updateProduct(productId, (product) =>
        withVariant(product, id, (variant) => ({ ...variant, metafields })),
      );
      return;
    }
    case "COLLECTION":
      catalog.updateCollection(id, (collection) => ({ ...collection, metafields }));
      return;
  }
}
