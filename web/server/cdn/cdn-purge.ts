import { setTimeout as wait } from "node:timers/promises";
import { describeFetchError } from "../describe-fetch-error.ts";
import { everythingTag } from "../next-internals.ts";

interface CdnPurgeOptions {
  /** Where to send a purge, such as `https://api.cloudflare.com/client/v4/zones/…/purge_cache`. */
  url: string;
  token: string;
  log: (line: string) => void;
  /** How long to wait between two purges, in ms. Doubles with each failure in a row. */
  pauseMs?: number;
}

/** Cloudflare's limit for one request. */
const maxTags = 100;
const maxPending = 1000;
const maxPauseMs = 60_000;
const timeoutMs = 10_000;

/**
 * Returns a function that has a CDN forget the pages with one of these tags in their `Cache-Tag` header (Cloudflare's API:
 * https://developers.cloudflare.com/api/resources/cache/methods/purge). What expires during a purge is sent with the next one, and a
 * failed one is repeated until it succeeds.
 */
export function createCdnPurge({ url, token, log, pauseMs = 1000 }: CdnPurgeOptions) {
  const pending = new Set<string>();
  let isRunning = false;
  let failures = 0;

  const take = (): string[] => {
    const isEverything = pending.has(everythingTag) || pending.size > maxPending;
    const tags = isEverything ? [everythingTag] : [...pending].slice(0, maxTags);
    if (isEverything) pending.clear();
    for (const tag of tags) pending.delete(tag);
    return tags;
  };

  const purge = async (tags: readonly string[]) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`It responded with ${response.status}.`);
  };

  const purgeNext = async () => {
    const tags = take();
    try {
      await purge(tags);
      if (failures > 0) log("The CDN's pages can be purged again.");
      failures = 0;
    } catch (error) {
      for (const tag of tags) pending.add(tag);
      if (failures === 0)
        log(
          `The CDN's pages can't be purged, so it may show old ones for five minutes. ${describeFetchError(error)}`,
        );
      failures += 1;
    }
  };

  const run = async () => {
    isRunning = true;
    while (pending.size > 0) {
      await purgeNext();
      await wait(Math.min(pauseMs * 2 ** failures, maxPauseMs), undefined, { ref: false });
    }
    isRunning = false;
  };

  return (tags: readonly string[]): void => {
    for (const tag of tags) pending.add(tag);
    if (!isRunning) void run();
  };
}
