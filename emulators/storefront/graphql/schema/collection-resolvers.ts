import type { ConnectionArgs } from "./connection.ts";
import { toMetafieldResolvers } from "./find-metafield.ts";
import { toImage } from "./image-resolvers.ts";
import { toCollectionOwner } from "./metafield-owners.ts";
import { toPlainText } from "#storefront/domain/plain-text.ts";
import { toProductList } from "./product-list.ts";
import type { Resolvers } from "./resolver.ts";
import { sortCollection, sortProducts } from "./sort-products.ts";
import type { CollectionSource } from "./sources.ts";
import { readFacets } from "#storefront/domain/search/facets.ts";
import { meets, type ProductFilter, toConditions } from "#storefront/domain/search/product-filter.ts";

interface ProductsArgs extends ConnectionArgs {
  sortKey: string;
  filters?: ProductFilter[] | null;
}

export const collectionResolvers: Resolvers<CollectionSource> = {
  id: ({ collection }) => collection.id,
  handle: ({ collection }) => collection.handle,
  title: ({ collection }) => collection.title,
  description: ({ collection }, { truncateAt }: { truncateAt?: number | null }) =>
    toPlainText(collection.descriptionHtml, truncateAt ?? null),
  descriptionHtml: ({ collection }) => collection.descriptionHtml,
  updatedAt: ({ collection }) => collection.updatedAt,
  seo: ({ collection }) => collection.seo ?? { title: null, description: null },
  image: ({ collection }, _args, context) => toImage(collection.image, context),
  onlineStoreUrl: () => null,
  trackingParameters: ({ trackingParameters }) => trackingParameters ?? null,
  products: ({ collection }, { sortKey, filters, ...page }: ProductsArgs, context) => {
    const { catalog, market } = context;
    const all = catalog.productsOf(collection);
    const conditions = toConditions(filters ?? [], market.currency);
    const found = conditions.length === 0 ? all : all.filter((product) => meets(product, conditions));
    const sorted =
      sortKey === "COLLECTION_DEFAULT"
        ? sortCollection(found, collection.sortOrder ?? "MANUAL", context)
        : sortProducts(found, sortKey, context);
    return toProductList(sorted, page, () => readFacets(all, conditions, market.currency));
  },
  ...toMetafieldResolvers<CollectionSource>(({ collection }) => toCollectionOwner(collection)),
};
