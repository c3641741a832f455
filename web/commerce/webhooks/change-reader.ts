import { collectionTag, productHandleTag, productTag, shopTag } from "#lib/cache-tags.ts";
import { type Gid, toGid } from "#lib/gid.ts";
import {
  collectionFreshnessQuery,
  latestProductsQuery,
  productFreshnessQuery,
} from "../operations/freshness-operations.ts";
import type { StorefrontRequest } from "../storefront-client.ts";
import type { ShopChange } from "./shop-change.ts";

export interface ReadChange {
  /** Whether the Storefront API already shows the change. It lags behind its webhooks. */
  isCaughtUp: boolean;
  /** Cache tags to revalidate. */
  tags: readonly string[];
  /** Handles of the changed products, as far as they're known. */
  handles: readonly string[];
}

export type ChangeReader = (change: ShopChange) => Promise<ReadChange>;

/** Reads what a change affects and whether the Storefront API shows it yet. Rejects with a StorefrontError. */
export function createChangeReader(request: StorefrontRequest): ChangeReader {
  return async (change) => {
    switch (change.kind) {
      case "product":
        return readProduct(request, change);
      case "product-gone": {
        const { product } = await request(productFreshnessQuery, { id: change.id });
        return { ...describeChange(change), isCaughtUp: !product };
      }
      case "collection":
        return readCollection(request, change);
      case "stock":
        return readStock(request, change);
      case "collection-gone":
      case "order":
      case "shop":
        return describeChange(change);
    }
  };
}

/** The tags that follow from the webhook alone. */
export function describeChange(change: ShopChange): ReadChange {
  switch (change.kind) {
    case "product": {
      const { id, handle } = change;
      return { isCaughtUp: false, tags: [productTag(id), productHandleTag(handle)], handles: [handle] };
    }
    case "product-gone":
      return { isCaughtUp: false, tags: [productTag(change.id)], handles: [] };
    case "collection":
      return { isCaughtUp: false, tags: [collectionTag(change.handle)], handles: [] };
    case "stock":
      return { isCaughtUp: false, tags: [shopTag], handles: [] };
    // An order also sends a webhook per product, which has the time of the change.
    case "order":
      return { isCaughtUp: true, tags: change.productIds.map(productTag), handles: [] };
    case "collection-gone":
    case "shop":
      return { isCaughtUp: true, tags: [shopTag], handles: [] };
  }
}

async function readProduct(
  request: StorefrontRequest,
  change: ShopChange & { kind: "product" },
): Promise<ReadChange> {
  const { product } = await request(productFreshnessQuery, { id: change.id });
  const { tags, handles } = describeChange(change);
  // A collection that the product just joined doesn't have its tag yet.
  const joined = product?.collections.nodes.map(({ handle }) => collectionTag(handle)) ?? [];
  const isCaughtUp = change.isShown
    ? Boolean(product) && isSince(product?.updatedAt, change.updatedAt)
    : !product;
  return { isCaughtUp, tags: [...tags, ...joined], handles };
}

async function readCollection(
  request: StorefrontRequest,
  change: ShopChange & { kind: "collection" },
): Promise<ReadChange> {
  const { collection } = await request(collectionFreshnessQuery, { id: change.id });
  return { ...describeChange(change), isCaughtUp: isSince(collection?.updatedAt, change.updatedAt) };
}

/** "If an order is placed for a product that has inventory tracking set up, then the inventory adjustment is counted as an update" (schema, Product.updatedAt). */
async function readStock(
  request: StorefrontRequest,
  { updatedAt }: ShopChange & { kind: "stock" },
): Promise<ReadChange> {
  const { products } = await request(latestProductsQuery, {});
  const changed = products.nodes.filter((product) => isSince(product.updatedAt, updatedAt));
  const hasMore = products.pageInfo.hasNextPage && changed.length === products.nodes.length;
  return {
    isCaughtUp: changed.length > 0,
    tags: changed.length === 0 || hasMore ? [shopTag] : changed.map(({ id }) => productTag(toProductId(id))),
    handles: changed.map(({ handle }) => handle),
  };
}

const toProductId = (id: string): Gid<"Product"> => toGid("Product", id);

/** Whether a time from the API is at or after another. Shopify drops fractions, so the same second counts. */
function isSince(read: string | undefined, data: string): boolean {
  if (read === undefined) return false;
  const precision = read.includes(".") ? 1 : 1000;
  return Date.parse(read) >= Math.floor(Date.parse(data) / precision) * precision;
}
