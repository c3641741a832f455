import type { ProductVariant } from "#storefront/domain/catalog/catalog.ts";
import type { Collection, Product } from "#storefront/domain/catalog/product.ts";
import type { MetafieldOwner } from "./find-metafield.ts";
import { toCollection, toProduct, toVariant } from "./sources.ts";

export function toProductOwner(product: Product): MetafieldOwner {
  return { ...product, source: toProduct(product) };
}

/** A variant has its product's dates. */
export function toVariantOwner({ product, variant }: ProductVariant): MetafieldOwner {
  const { createdAt, updatedAt } = product;
  const { id, metafields = [] } = variant;
  return { id, metafields, createdAt, updatedAt, source: toVariant({ product, variant }) };
}

export function toCollectionOwner(collection: Collection): MetafieldOwner {
  const { id, metafields = [], updatedAt } = collection;
  return { id, metafields, createdAt: updatedAt, updatedAt, source: toCollection(collection) };
}
