import type { Product } from "#storefront/catalogue/product.ts";
import { type Connection, type ConnectionArgs, toConnection } from "#storefront/schema/connection.ts";
import type { Resolvers } from "#storefront/schema/resolver.ts";
import { asIs } from "#storefront/schema/resolver.ts";
import { type ProductSource, toProduct } from "#storefront/schema/sources.ts";
import type { Facet } from "#storefront/search/facets.ts";

interface ProductList extends Connection<ProductSource> {
  readFacets: () => Facet[];
}

/** A page of products with the filters that the whole list offers, which are only counted when they are asked for. */
export function toProductList(
  products: readonly Product[],
  page: ConnectionArgs,
  readFacets: () => Facet[] = () => [],
): ProductList {
  return { ...toConnection(products.map(toProduct), page, ({ product }) => product.id), readFacets };
}

export const productListResolvers: Resolvers<ProductList> = {
  edges: asIs,
  nodes: asIs,
  pageInfo: asIs,
  filters: ({ readFacets }) => readFacets(),
};
