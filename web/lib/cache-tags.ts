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

/** Whatever was read from Shopify. */
export const shopTag = "shop";

/** All prices that were read together as a collection. */
export const collectionTag = (handle: string) => `collection:${handle}`;

/** A product that was found, by the id that it keeps when its handle changes and that is all a deletion names. */
export const productTag = (id: Gid<"Product">) => `product:${id}`;

/** A product asked for by its handle, whether it was there or not. */
export const productHandleTag = (handle: string) => `product-handle:${handle}`;
