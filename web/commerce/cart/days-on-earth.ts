import { toDay } from "./gift-day.ts";

// Only the server needs them: it doesn't know a shopper's time zone, and never refuses what their own date allows.

/** Today's date where it's earliest on Earth. */
export const toEarliestDay = (now: Date): string => toDay(now, "Etc/GMT+12");

/** Today's date where it's latest on Earth. */
export const toLatestDay = (now: Date): string => toDay(now, "Etc/GMT-14");
