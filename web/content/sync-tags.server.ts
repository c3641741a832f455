import "server-only";
import { createRecentlySeen, type RecentlySeen } from "#lib/recently-seen.ts";

const key = Symbol.for("handshape.sync-tags");

// Next may load a module once for pages and once for routes, so the state lives on the global object, which has no type
// for it.
const shared = globalThis as typeof globalThis & { [key]?: RecentlySeen };

/** The latest sync tags this process has read. Anyone may expire these; the webhook also expires others. */
export const knownSyncTags: RecentlySeen = (shared[key] ??= createRecentlySeen(10_000));
