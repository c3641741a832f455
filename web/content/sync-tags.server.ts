import "server-only";

const key = Symbol.for("handshape.sync-tags");

// The type of the global object does not know what is kept there: Next may load a module once for pages and once for routes.
const shared = globalThis as typeof globalThis & { [key]?: Set<string> };

/** The sync tags of what this process has read, with which anyone may expire it: only those are worth keeping. */
export const knownSyncTags: Set<string> = (shared[key] ??= new Set());
