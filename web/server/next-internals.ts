import { createRequire } from "node:module";

type NextCache = typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js");
type NextTags = typeof import("next/dist/server/lib/incremental-cache/tags-manifest.external.js");
type NextSearchParam = typeof import("next/dist/shared/lib/router/utils/cache-busting-search-param.js");

// Node imports these files as they are. Next's are CommonJS, so their default import would be the whole `exports`.
const require = createRequire(import.meta.url);

const cacheModule: NextCache = require("next/dist/server/lib/incremental-cache/file-system-cache.js");
const tagsModule: NextTags = require("next/dist/server/lib/incremental-cache/tags-manifest.external.js");
const searchParamModule: NextSearchParam = require("next/dist/shared/lib/router/utils/cache-busting-search-param.js");

/** Next's cache of rendered pages: in memory, and behind it, the build. */
export const FileSystemCache = cacheModule.default;

/** Whether something read before `timestamp` must not be served anymore, and whether it should be read again. */
export const { areTagsExpired, areTagsStale } = tagsModule;

/**
 * Expires tags like `revalidateTag(tag, { expire: 0 })`, which only works while Next answers a request. Both of Next's caches and our own
 * go by this list.
 */
export function expireTags(tags: readonly string[]): void {
  const expired = Date.now();
  for (const tag of tags) tagsModule.tagsManifest.set(tag, { ...tagsModule.tagsManifest.get(tag), expired });
}

/** On everything that Next caches: the tag of the root layout's path. */
export const everythingTag = "_N_T_/layout";

/** What Next requires `_rsc` to be: a digest of the headers that choose among a page's flight data. */
export const { computeCacheBustingSearchParam, computeLegacyCacheBustingSearchParam } = searchParamModule;
