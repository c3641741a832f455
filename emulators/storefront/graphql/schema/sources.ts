import type { ProductVariant } from "#storefront/domain/catalog/catalog.ts";
import type { Collection, Product } from "#storefront/domain/catalog/product.ts";

// The sources for a type's resolvers, with the type's name for fields that return an interface or a union.

/** A search result adds tracking parameters to its URL. */
export interface Tracked {
  trackingParameters?: string;
}

export interface ProductSource extends Tracked {
  __typename: "Product";
  product: Product;
}

export interface VariantSource extends ProductVariant {
  __typename: "ProductVariant";
}

export interface CollectionSource extends Tracked {
  __typename: "Collection";
  collection: Collection;
}

export function toProduct(product: Product): ProductSource {
  return { __typename: "Product", product };
}

export function toVariant({ product, variant }: ProductVariant): VariantSource {
  return { __typename: "ProductVariant", product, variant };
}

export function toCollection(collection: Collection): CollectionSource {
  return { __typename: "Collection", collection };
}
