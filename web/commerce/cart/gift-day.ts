import { deliverNow } from "./gift-choices.ts";

/** Today's date, such as `2027-01-31`, in a time zone, or in the device's own. */
export const toDay = (now: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);

/** The date where it's earliest on Earth, so that the server never refuses a shopper's own today. */
export const toEarliestDay = (now: Date): string => toDay(now, "Etc/GMT+12");

/** Whether a gift's delivery date, such as `2027-01-31`, is before today. */
export const isPast = (deliver: string, today: string): boolean => deliver !== deliverNow && deliver < today;
