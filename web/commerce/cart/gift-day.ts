import { deliverNow } from "./gift-choices.ts";

/** The day it is where it is earliest in Canada and the United States: a gift for today is never refused as yesterday's. */
export const toEarliestDay = (now: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Honolulu" }).format(now);

/** Whether a gift was to be delivered on a day before today, as `2027-01-31`. */
export const isPast = (deliver: string, today: string): boolean => deliver !== deliverNow && deliver < today;
