import { apiVersions } from "#storefront/graphql/api/api-versions.ts";
import type { Collection, Product } from "#storefront/domain/catalog/product.ts";
import { answerPredictiveSearch, type PredictiveSearchArgs } from "./answer-predictive-search.ts";
import { answerSearch, type SearchArgs } from "./answer-search.ts";
import { readCart } from "./cart-changes.ts";
import { compareIds } from "./compare-ids.ts";
import { type ConnectionArgs, type ListArgs, toConnection } from "./connection.ts";
import { contentQueries, type Reference } from "./content-queries.ts";
import { readCustomer, type SignedIn } from "./customers/customer-access.ts";
import { toCustomer } from "./customers/customer-resolvers.ts";
import { readKind } from "./global-id.ts";
import { readNode } from "./nodes.ts";
import { toProductList } from "./product-list.ts";
import { type RecommendationIntent, recommendProducts } from "./recommend-products.ts";
import { requireToken } from "./require-token.ts";
import type { Resolvers } from "./resolver.ts";
import { paymentSettings, shopSource } from "./shop-resolvers.ts";
import { toSitemap } from "./sitemap-resolvers.ts";
import { sortProducts } from "./sort-products.ts";
import { toCollection, toProduct } from "./sources.ts";
import { byText, listMatches, toSort } from "#storefront/domain/search/list-matches.ts";
import { collectionSearch, toProductSearch } from "#storefront/domain/search/searchables.ts";

export const queryResolvers: Resolvers<unknown> = {
  ...contentQueries,
  shop: () => shopSource,
  paymentSettings: () => paymentSettings,
  localization: (_root, _args, { market }) => market,
  // The shop has no pickup locations.
  locations: (_root, page: ConnectionArgs) => toConnection([], page),
  publicApiVersions: () => [
    ...apiVersions.map((handle) => ({ handle, displayName: handle, supported: true })),
    { handle: "unstable", displayName: "unstable", supported: false },
  ],
  cart: (_root, { id }: { id: string }, context) => {
    readKind(id);
    return readCart(id, context);
  },
  customer: (_root, { customerAccessToken: accessToken }: SignedIn, context) => {
    requireToken(context, "customer");
    const customer = readCustomer(accessToken, context);
    return customer && toCustomer(customer, accessToken);
  },
  product: (_root, reference: Reference, { catalog }) => {
    const product = find(reference, catalog.productByHandle, catalog.productById);
    return product && toProduct(product);
  },
  productByHandle: (_root, { handle }: { handle: string }, { catalog }) => {
    const product = catalog.productByHandle(handle);
    return product && toProduct(product);
  },
  products: (_root, { sortKey, query, ...page }: ListArgs, context) => {
    const { catalog, market, now } = context;
    const found = listMatches(catalog.products, {
      query,
      sortKey,
      where: "QueryRoot.products(query:)",
      searchable: toProductSearch(market),
      sort: (products, key) => sortProducts(products, key, context),
      now: now(),
    });
    return toProductList(found, page);
  },
  productRecommendations: (_root, { intent, productId, productHandle }: RecommendationArgs, context) => {
    const { catalog } = context;
    const reference = { id: productId, handle: productHandle };
    const product = find(reference, catalog.productByHandle, catalog.productById);
    return product && recommendProducts(product, intent, context).map(toProduct);
  },
  productTags: (_root, page: ConnectionArgs, context) => {
    requireToken(context, "productTags");
    return toConnection(listOnce(context.catalog.products.flatMap(({ tags }) => tags)), page);
  },
  productTypes: (_root, page: ConnectionArgs, { catalog }) =>
    toConnection(listOnce(catalog.products.map(({ productType }) => productType)), page),
  collection: (_root, reference: Reference, { catalog }) => {
    const collection = find(reference, catalog.collectionByHandle, catalog.collectionById);
    return collection && toCollection(collection);
  },
  collectionByHandle: (_root, { handle }: { handle: string }, { catalog }) => {
    const collection = catalog.collectionByHandle(handle);
    return collection && toCollection(collection);
  },
  collections: (_root, { sortKey, query, ...page }: ListArgs, { catalog, now }) => {
    const found = listMatches(catalog.collections, {
      query,
      sortKey,
      where: "QueryRoot.collections(query:)",
      searchable: collectionSearch,
      sort: sortCollections,
      now: now(),
    });
    return toConnection(found.map(toCollection), page, ({ collection }) => collection.id);
  },
  search: (_root, args: SearchArgs, context) => answerSearch(args, context),
  predictiveSearch: (_root, args: PredictiveSearchArgs, context) => answerPredictiveSearch(args, context),
  sitemap: (_root, { type }: { type: Parameters<typeof toSitemap>[0] }, context) => toSitemap(type, context),
  node: (_root, { id }: { id: string }, context) => readNode(id, context),
  nodes: (_root, { ids }: { ids: string[] }, context) => ids.map((id) => readNode(id, context)),
};

interface RecommendationArgs {
  intent: RecommendationIntent;
  productId?: string | null;
  productHandle?: string | null;
}

const sortCollections = toSort<Collection>({
  ID: compareIds,
  TITLE: byText(({ title }) => title),
  UPDATED_AT: byText(({ updatedAt }) => updatedAt),
});

function listOnce(texts: readonly string[]): string[] {
  return [...new Set(texts.filter(Boolean))].toSorted((left, right) => left.localeCompare(right, "en"));
}

function find<Found extends Collection | Product>(
  { handle, id }: Reference,
  byHandle: (handle: string) => Found | null,
  byId: (id: string) => Found | null,
): Found | null {
  if (id != null) {
    readKind(id);
    return byId(id);
  }
  return handle == null ? null : byHandle(handle);
}
