import type { Product } from "#storefront/domain/catalog/product.ts";
import { toHandle } from "#storefront/domain/catalog/to-handle.ts";
import { markets } from "#storefront/domain/market.ts";
import { byText, listMatches, toSort } from "#storefront/domain/search/list-matches.ts";
import type { Searchable } from "#storefront/domain/search/searchable.ts";
import { toProductSearch } from "#storefront/domain/search/searchables.ts";
import { compareIds } from "#storefront/graphql/schema/compare-ids.ts";
import { type ListArgs, toConnection } from "#storefront/graphql/schema/connection.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";
import { readInventory } from "./product-resolvers.ts";

/** Products as the merchant sees them: drafts too. */
export const productQueries: AdminResolvers<unknown> = {
  product: (_root, { id }: { id: string }, { catalog }) => catalog.stored.productById(id),
  productByHandle: (_root, { handle }: { handle: string }, { catalog }) =>
    catalog.stored.productByHandle(handle),
  productByIdentifier: (_root, { identifier }: { identifier: Identifier }, { catalog: { stored } }) =>
    identifier.id == null
      ? stored.productByHandle(toHandle(identifier.handle ?? ""))
      : stored.productById(identifier.id),
  products: (_root, { sortKey, query, ...page }: ListArgs, { catalog, now }) => {
    const found = listMatches(catalog.stored.products, {
      query,
      sortKey,
      where: "QueryRoot.products(query:)",
      searchable: productSearch,
      sort: sortProducts,
      now: now(),
    });
    return toConnection(found, page);
  },
};

interface Identifier {
  id?: string | null;
  handle?: string | null;
}

const { texts, fields } = toProductSearch(markets.US);
const { available_for_sale: _storefrontOnly, ...sharedFields } = fields;

/** The fields of the Admin API's `products(query:)` that aren't about what the shop doesn't have. */
const productSearch: Searchable<Product> = {
  texts,
  fields: {
    ...sharedFields,
    barcode: { kind: "value", read: ({ variants }) => variants.flatMap(({ barcode }) => barcode ?? []) },
    inventory_total: { kind: "number", read: (product) => [readInventory(product)] },
    status: { kind: "value", read: ({ status }) => [status] },
  },
};

const sortProducts = toSort<Product>({
  CREATED_AT: byText(({ createdAt }) => createdAt),
  ID: compareIds,
  INVENTORY_TOTAL: (left, right) => readInventory(left) - readInventory(right),
  PRODUCT_TYPE: byText(({ productType }) => productType),
  TITLE: byText(({ title }) => title),
  UPDATED_AT: byText(({ updatedAt }) => updatedAt),
  VENDOR: byText(({ vendor }) => vendor),
});
