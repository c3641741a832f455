import type { ProductVariant } from "#storefront/catalogue/catalogue.ts";
import type { Collection, Product } from "#storefront/catalogue/product.ts";

// What the resolvers of a type are given, marked with the type's name for fields that return an interface or a union.

export interface ProductSource {
  __typename: "Product";
  product: Product;
}

export interface VariantSource extends ProductVariant {
  __typename: "ProductVariant";
}

export interface CollectionSource {
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
