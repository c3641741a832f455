import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response.ts";
import { areTagsExpired, areTagsStale } from "./next-internals.ts";

/** Finished responses, the least recently used of which are dropped first. */
export interface ResponseCache {
  /** Undefined if there's none, or if a tag of its page has expired since the page was read. */
  get: (key: string) => CachedResponse | undefined;
  set: (key: string, response: CachedResponse) => void;
  /** Whether a response that may still be served should be read again. */
  isStale: (response: CachedResponse) => boolean;
}

export function createResponseCache(maxBytes: number): ResponseCache {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }, key) => size + key.length,
  });
  return {
    get: (key) => {
      const response = responses.get(key);
      // Next's own list of expired tags decides, so that both caches forget a page in the same moment.
      if (!response || !areTagsExpired(response.page.tags, response.page.asOf)) return response;
      responses.delete(key);
      return undefined;
    },
    set: (key, response) => void responses.set(key, response),
    isStale: ({ page, staleAt }) => Date.now() >= staleAt || areTagsStale(page.tags, page.asOf),
  };
}
