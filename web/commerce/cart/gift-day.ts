import { deliverNow } from "./gift-choices.ts";

/** Today's date in the westernmost time zone of Canada and the United States, so that a gift for today is never refused. */
export const toEarliestDay = (now: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Honolulu" }).format(now);

/** Whether a gift's delivery date, such as `2027-01-31`, is before today. */
export const isPast = (deliver: string, today: string): boolean => deliver !== deliverNow && deliver < today;
