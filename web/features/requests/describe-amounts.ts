import { formatMoney } from "#commerce/money.ts";
import type { Currency } from "#commerce/offer.ts";

export const formatCents = (cents: number, currency: Currency) =>
  formatMoney((cents / 100).toFixed(2), currency);

/** A date in UTC, such as "December 25, 2026". */
export const formatDay = (time: number) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(time);

export const toSeatsText = (seats: number) =>
  seats === 1 ? "1 seat" : `${seats.toLocaleString("en-US")} seats`;
