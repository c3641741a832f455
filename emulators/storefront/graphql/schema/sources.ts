import type { ProductVariant } from "#storefront/domain/catalog/catalog.ts";
import type { Collection, Product } from "#storefront/domain/catalog/product.ts";

// What the resolvers of a type are given, marked with the type's name for fields that return an interface or a union.

/** What came out of a search says so in the address that it is visited by. */
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
