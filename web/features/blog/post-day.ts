import { shopTimeZone } from "@shop/schemas/vocabulary/shop-time-zone.ts";
import { formatDay } from "#lib/format-day.ts";

// Sweden writes dates as ISO 8601 does.
const isoFormat = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: shopTimeZone });

export interface PostDay {
  /** 2026-04-21 */
  iso: string;
  /** April 21, 2026 */
  words: string;
}

/** The day that a post is dated, which is the one in its form; null if it has no readable date. */
export function toPostDay(publishedAt: string | null): PostDay | null {
  const date = new Date(publishedAt ?? "");
  if (Number.isNaN(date.getTime())) return null;
  return { iso: isoFormat.format(date), words: formatDay(date) };
}
