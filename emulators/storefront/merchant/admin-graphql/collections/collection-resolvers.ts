import { holdsProduct } from "#storefront/domain/catalog/collection-rules.ts";
import type { Collection } from "#storefront/domain/catalog/product.ts";
import { markets } from "#storefront/domain/market.ts";
import { toPlainText } from "#storefront/domain/plain-text.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import { type ConnectionArgs, type ListArgs, toConnection } from "#storefront/graphql/schema/connection.ts";
import { sortCollection } from "#storefront/graphql/schema/sort-products.ts";
import { asIs } from "#storefront/graphql/schema/resolver.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";
import { toMetafieldFields } from "#storefront/merchant/admin-graphql/metafields/metafield-resolvers.ts";
import { toCollectionOwner } from "#storefront/merchant/admin-graphql/metafields/metafield-owners.ts";
import { listCollections } from "./list-collections.ts";

export const collectionResolvers: AdminResolvers<Collection> = {
  id: asIs,
  handle: asIs,
  title: asIs,
  descriptionHtml: asIs,
  updatedAt: asIs,
  legacyResourceId: ({ id }) => toRestId(id),
  description: ({ descriptionHtml }, { truncateAt }: { truncateAt?: number | null }) =>
    toPlainText(descriptionHtml, truncateAt ?? null),
  seo: ({ seo }) => seo ?? { title: null, description: null },
  sortOrder: ({ sortOrder }) => sortOrder ?? "MANUAL",
  ruleSet: ({ ruleSet }) => ruleSet ?? null,
  products: (collection, page: ConnectionArgs, { catalog, orders }) => {
    const products = catalog.stored.productsOf(collection);
    const { sortOrder = "MANUAL" } = collection;
    return toConnection(sortCollection(products, sortOrder, { orders, market: markets.US }), page);
  },
  productsCount: (collection, _args, { catalog }) => ({
    count: catalog.stored.productsOf(collection).length,
    precision: "EXACT",
  }),
  hasProduct: (collection, { id }: { id: string }, { catalog }) => {
    const product = catalog.stored.productById(id);
    return product !== null && holdsProduct(collection, product);
  },
  ...toMetafieldFields(toCollectionOwner),
};

export const collectionQueries: AdminResolvers<unknown> = {
  collection: (_root, { id }: { id: string }, { catalog }) => catalog.stored.collectionById(id),
  collectionByHandle: (_root, { handle }: { handle: string }, { catalog }) =>
    catalog.stored.collectionByHandle(handle),
  collections: (_root, args: ListArgs, { catalog, now }) =>
    listCollections(catalog.stored.collections, args, "QueryRoot.collections(query:)", now()),
};
