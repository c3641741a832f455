import type { Product } from "#storefront/domain/catalog/product.ts";
import { type Connection, type ConnectionArgs, toConnection } from "./connection.ts";
import type { Resolvers } from "./resolver.ts";
import { asIs } from "./resolver.ts";
import { type ProductSource, toProduct } from "./sources.ts";
import type { Facet } from "#storefront/domain/search/facets.ts";

interface ProductList extends Connection<ProductSource> {
  readFacets: () => Facet[];
}

/** A page of products with the whole list's filters, whose counts are only calculated on request. */
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
