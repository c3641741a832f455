import { type ConnectionArgs, toConnection } from "#storefront/schema/connection.ts";
import { toPlainText } from "#storefront/schema/plain-text.ts";
import { notEmulated } from "#storefront/schema/not-emulated.ts";
import { type CollectionSource, toProduct } from "#storefront/schema/sources.ts";
import { sortProducts } from "#storefront/schema/sort-products.ts";
import type { Resolvers } from "#storefront/schema/resolver.ts";

export const collectionResolvers: Resolvers<CollectionSource> = {
  id: ({ collection }) => collection.id,
  handle: ({ collection }) => collection.handle,
  title: ({ collection }) => collection.title,
  description: ({ collection }, { truncateAt }: { truncateAt?: number | null }) =>
    toPlainText(collection.descriptionHtml, truncateAt ?? null),
  descriptionHtml: ({ collection }) => collection.descriptionHtml,
  updatedAt: ({ collection }) => collection.updatedAt,
  seo: () => ({ title: null, description: null }),
  image: () => null,
  onlineStoreUrl: () => null,
  trackingParameters: () => null,
  products: (
    { collection },
    { sortKey, filters, ...page }: ConnectionArgs & { sortKey: string; filters?: object[] | null },
    { catalogue, market },
  ) => {
    if (filters && filters.length > 0) throw notEmulated("Collection.products(filters:)");
    return toConnection(sortProducts(catalogue.productsOf(collection), sortKey, market).map(toProduct), page);
  },
};
