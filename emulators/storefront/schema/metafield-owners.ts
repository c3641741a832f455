import type { ProductVariant } from "#storefront/catalogue/catalogue.ts";
import type { Collection, Product } from "#storefront/catalogue/product.ts";
import type { MetafieldOwner } from "#storefront/schema/find-metafield.ts";
import { toCollection, toProduct, toVariant } from "#storefront/schema/sources.ts";

export function toProductOwner(product: Product): MetafieldOwner {
  return { ...product, source: toProduct(product) };
}

/** A variant has the dates of its product. */
export function toVariantOwner({ product, variant }: ProductVariant): MetafieldOwner {
  const { createdAt, updatedAt } = product;
  const { id, metafields = [] } = variant;
  return { id, metafields, createdAt, updatedAt, source: toVariant({ product, variant }) };
}

export function toCollectionOwner(collection: Collection): MetafieldOwner {
  const { id, metafields = [], updatedAt } = collection;
  return { id, metafields, createdAt: updatedAt, updatedAt, source: toCollection(collection) };
}
