import { channel } from "node:diagnostics_channel";

/**
 * Gets the cache tags that the server around Next has expired in this process: because a peer did, or because it was time. Next's routes and
 * that server don't share modules.
 */
export const localExpirations = channel("shop.local-expirations");
