import { deliverNow } from "./gift-choices.ts";

/** Today's date, such as `2027-01-31`, in a time zone, or in the device's own. */
export const toDay = (now: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);

/** A year from today. From February 29, that's a day that doesn't exist, which compares as well. */
export const toLastDay = (today: string): string => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

/** Whether a gift's delivery date, such as `2027-01-31`, is before today. */
export const isPast = (deliver: string, today: string): boolean => deliver !== deliverNow && deliver < today;
