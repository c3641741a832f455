import "server-only";
import { createRecentlySeen, type RecentlySeen } from "#lib/recently-seen.ts";

const key = Symbol.for("handshape.sync-tags");

// The type of the global object does not know what is kept there: Next may load a module once for pages and once for routes.
const shared = globalThis as typeof globalThis & { [key]?: RecentlySeen };

/** The latest sync tags of what this process has read, with which anyone may expire it; the webhook expires the others too. */
export const knownSyncTags: RecentlySeen = (shared[key] ??= createRecentlySeen(10_000));
