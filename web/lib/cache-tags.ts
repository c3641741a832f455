import type { Gid } from "./gid.ts";

/**
 * Every cache tag of the site, for those who read and those who expire.
 *
 * A cached read carries one tag for each type of document it may show, the lake's own sync tags, or those of the products,
 * collections and the shop it was read from.
 */
export const contentTypeTag = (type: string) => `content:${type}`;

/** A tag from the lake's `syncTags` and live events. */
export const contentSyncTag = (syncTag: string) => `sanity:${syncTag}`;

/** Everything read from Shopify. */
export const shopTag = "shop";

/** Prices read together as a collection. */
export const collectionTag = (handle: string) => `collection:${handle}`;

/** A product by id. The id survives a change of handle and is all that a deletion webhook has. */
export const productTag = (id: Gid<"Product">) => `product:${id}`;

/** A product requested by handle, whether or not it exists. */
export const productHandleTag = (handle: string) => `product-handle:${handle}`;

/** A page that says there's nothing at its address. `web/cache-handler.ts` gives it the status 404. */
export const missingPageTag = "missing-page";
