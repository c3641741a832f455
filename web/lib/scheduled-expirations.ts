import { channel } from "node:diagnostics_channel";

/**
 * Gets `{ tags, at }` when something is read that's only good until then: cache tags, and milliseconds since 1970. The server around Next
 * expires them at that time.
 */
export const scheduledExpirations = channel("shop.scheduled-expirations");
