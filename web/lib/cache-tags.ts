/**
 * Every cache tag of the site, for those who read and those who expire.
 *
 * A cached read carries one tag for each type of document it may show, the lake's own sync tags, or a product's handle.
 */
export const contentTypeTag = (type: string) => `content:${type}`;

/** A tag from the lake's `syncTags` and live events. */
export const contentSyncTag = (syncTag: string) => `sanity:${syncTag}`;

/** All prices that were read together as a collection. */
export const collectionTag = (handle: string) => `collection:${handle}`;

export const productTag = (handle: string) => `product:${handle}`;
