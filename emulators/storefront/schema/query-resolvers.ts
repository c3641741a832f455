import { readCart } from "#storefront/schema/cart-changes.ts";
import { type ConnectionArgs, toConnection } from "#storefront/schema/connection.ts";
import { readKind } from "#storefront/schema/global-id.ts";
import { notEmulated } from "#storefront/schema/not-emulated.ts";
import type { Resolvers, StorefrontContext } from "#storefront/schema/resolver.ts";
import { sortProducts } from "#storefront/schema/sort-products.ts";
import { toCollection, toProduct, toVariant } from "#storefront/schema/sources.ts";

interface Reference {
  handle?: string | null;
  id?: string | null;
}

type ListArgs = ConnectionArgs & { sortKey: string; query?: string | null };

export const queryResolvers: Resolvers<unknown> = {
  shop: () => ({}),
  localization: (_root, _args, { market }) => market,
  cart: (_root, { id }: { id: string }, context) => {
    readKind(id);
    return readCart(id, context);
  },
  product: (_root, reference: Reference, { catalogue }) => {
    const product = find(reference, catalogue.productByHandle, catalogue.productById);
    return product && toProduct(product);
  },
  productByHandle: (_root, { handle }: { handle: string }, { catalogue }) => {
    const product = catalogue.productByHandle(handle);
    return product && toProduct(product);
  },
  products: (_root, { sortKey, query, ...page }: ListArgs, { catalogue, market }) => {
    if (query) throw notEmulated("QueryRoot.products(query:)");
    return toConnection(sortProducts(catalogue.products, sortKey, market).map(toProduct), page);
  },
  collection: (_root, reference: Reference, { catalogue }) => {
    const collection = find(reference, catalogue.collectionByHandle, catalogue.collectionById);
    return collection && toCollection(collection);
  },
  collectionByHandle: (_root, { handle }: { handle: string }, { catalogue }) => {
    const collection = catalogue.collectionByHandle(handle);
    return collection && toCollection(collection);
  },
  collections: (_root, { sortKey, query, ...page }: ListArgs, { catalogue }) => {
    if (query) throw notEmulated("QueryRoot.collections(query:)");
    if (sortKey !== "ID") throw notEmulated(`QueryRoot.collections(sortKey: ${sortKey})`);
    return toConnection(catalogue.collections.map(toCollection), page);
  },
  node: (_root, { id }: { id: string }, context) => readNode(id, context),
  nodes: (_root, { ids }: { ids: string[] }, context) => ids.map((id) => readNode(id, context)),
};

function find<Found>(
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

function readNode(id: string, context: StorefrontContext): object | null {
  const { catalogue } = context;
  const kind = readKind(id);
  switch (kind) {
    case "Product": {
      const product = catalogue.productById(id);
      return product && toProduct(product);
    }
    case "ProductVariant": {
      const variant = catalogue.variantById(id);
      return variant && toVariant(variant);
    }
    case "Collection": {
      const collection = catalogue.collectionById(id);
      return collection && toCollection(collection);
    }
    case "Cart":
      return readCart(id, context);
    default:
      throw notEmulated(`QueryRoot.node(id:) of the kind ${kind}`);
  }
}
