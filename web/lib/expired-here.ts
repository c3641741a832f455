import { channel } from "node:diagnostics_channel";

/**
 * Gets the cache tags that the server around Next has expired: because a peer did, or because it was time. Next's routes and that server don't
 * share modules.
 */
export const expiredHere = channel("shop.expired-here");
