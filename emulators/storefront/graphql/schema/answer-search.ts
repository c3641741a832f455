import type { Product } from "#storefront/domain/catalog/product.ts";
import { type Connection, type ConnectionArgs, toConnection } from "./connection.ts";
import { toArticle, toPage } from "./content-sources.ts";
import { asIs, type Resolvers, type StorefrontContext } from "./resolver.ts";
import { sortProducts } from "./sort-products.ts";
import { toProduct } from "./sources.ts";
import { type Facet, readFacets } from "#storefront/domain/search/facets.ts";
import { meets, type ProductFilter, toConditions } from "#storefront/domain/search/product-filter.ts";
import {
  type Found,
  placeUnavailable,
  searchStore,
  type SearchType,
  type Unavailable,
} from "./search-store.ts";
import { toSearchTracking } from "#storefront/domain/search/tracking.ts";

export interface SearchArgs extends ConnectionArgs {
  query: string;
  sortKey: "PRICE" | "RELEVANCE";
  prefix?: "LAST" | "NONE" | null;
  productFilters?: ProductFilter[] | null;
  types?: SearchType[] | null;
  unavailableProducts?: Unavailable | null;
}

interface Result {
  __typename: string;
  id: string;
  trackingParameters: string;
}

interface SearchResult extends Connection<object> {
  totalCount: number;
  readFacets: () => Facet[];
}

const allTypes: readonly SearchType[] = ["PRODUCT", "PAGE", "ARTICLE"];

/**
 * `QueryRoot.search`. The last word can be a prefix unless `prefix` is NONE, as on Shopify's own storefront ("Storefront search:
 * options[prefix]"). Sorted by price, results without one come last.
 */
export function answerSearch(args: SearchArgs, context: StorefrontContext): SearchResult {
  const { query, sortKey, prefix, productFilters, types, unavailableProducts, ...page } = args;
  const { market } = context;
  const found = searchStore({ query, types: types ?? allTypes, isLastBegun: prefix !== "NONE" }, context);
  const conditions = toConditions(productFilters ?? [], market.currency);
  const filtered = found.filter(({ type, item }) => type !== "PRODUCT" || meets(item, conditions));
  const sorted = sortKey === "PRICE" ? sortByPrice(filtered, context) : filtered;
  const all = placeUnavailable(sorted, unavailableProducts ?? "LAST", readProduct);
  const products = found.map(readProduct).filter((product) => product !== null);
  return {
    ...toConnection(
      all.map((one, index) => toResult(one, toSearchTracking(query, index + 1))),
      page,
      ({ id }) => id,
    ),
    totalCount: all.length,
    readFacets: () => readFacets(products, conditions, market.currency),
  };
}

function sortByPrice(found: readonly Found[], context: StorefrontContext): Found[] {
  const places = new Map(
    sortProducts(
      found.map(readProduct).filter((product) => product !== null),
      "PRICE",
      context,
    ).map((product, index) => [product.id, index]),
  );
  const placeOf = (one: Found) => places.get(readProduct(one)?.id ?? "gid://shopify/Product/") ?? places.size;
  return found.toSorted((left, right) => placeOf(left) - placeOf(right));
}

function readProduct(found: Found): Product | null {
  return found.type === "PRODUCT" ? found.item : null;
}

function toResult(found: Found, trackingParameters: string): Result {
  switch (found.type) {
    case "PRODUCT":
      return { ...toProduct(found.item), id: found.item.id, trackingParameters };
    case "PAGE":
      return { ...toPage(found.item), trackingParameters };
    case "ARTICLE":
      return { ...toArticle(found.item), id: found.item.article.id, trackingParameters };
  }
}

export const searchResultResolvers: Resolvers<SearchResult> = {
  edges: asIs,
  nodes: asIs,
  pageInfo: asIs,
  totalCount: asIs,
  productFilters: ({ readFacets: read }) => read(),
};
