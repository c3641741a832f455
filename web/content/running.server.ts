import "server-only";
import { findNextChange, type Period, readPeriodState } from "@shop/schemas/vocabulary/periods.ts";
import { cacheLife } from "next/cache";
import { contentTypeTag } from "#lib/cache-tags.ts";
import { scheduledExpirations } from "#lib/scheduled-expirations.ts";

/**
 * Those that run now, for a function with "use cache": what it caches expires as soon as the next one starts or ends. Under plain Next, the
 * first visitor after that may still get the old page.
 */
export function keepRunning<Item extends Period>(items: readonly Item[], type: string): Item[] {
  const now = new Date();
  const change = findNextChange(items, now);
  if (change < Infinity) scheduledExpirations.publish({ tags: [contentTypeTag(type)], at: change });
  cacheLife({
    stale: 30,
    revalidate: Math.min(300, Math.ceil((change - now.getTime()) / 1000)),
    expire: 365 * 24 * 3600,
  });
  return items.filter((item) => readPeriodState(item, now) === "running");
}

/** Those that an editor sees in a preview: what's scheduled, too. */
export function keepUnended<Item extends Period>(items: readonly Item[]): Item[] {
  const now = new Date();
  return items.filter((item) => readPeriodState(item, now) !== "ended");
}
