import { shopTimeZone } from "@shop/schemas/vocabulary/shop-time-zone.ts";

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: shopTimeZone });
const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The day of a moment in the shop's time zone, such as "December 25, 2026". */
export const formatDay = (time: number | Date): string => dayFormat.format(time);

/** A date that's the same everywhere, such as `2026-12-25`, as "December 25, 2026"; null if it's malformed. */
export function formatDate(date: string): string | null {
  const midnight = new Date(date);
  return Number.isNaN(midnight.getTime()) ? null : dateFormat.format(midnight);
}
