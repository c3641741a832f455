import { toCents } from "#commerce/money.ts";
import type { Currency } from "#commerce/offer.ts";

/** A course that a class can order. */
export interface ClassroomCourse {
  handle: string;
  title: string;
  /** For one seat, as decimal strings; null if they're unknown right now. */
  prices: Readonly<Record<Currency, string>> | null;
}

/** The name of the field for a course's seats. */
export const toSeatsName = (handle: string): string => `seats-${handle}`;

export const maxSeats = 1000;

/** A course's seats, at most `maxSeats`. */
export const seatsPattern = /^(\d{1,3}|1000)$/;

export const seatsProblem = `Please enter a whole number up to ${maxSeats.toLocaleString("en-US")}`;

/** A discount for classes of a minimum size. */
export interface SeatDiscount {
  minSeats: number;
  percent: number;
}

export interface ClassroomPrices {
  courses: readonly ClassroomCourse[];
  /** Smallest class first. */
  discounts: readonly SeatDiscount[];
}

/** Amounts are whole cents. */
export interface EstimateLine {
  title: string;
  seats: number;
  /** Before the discount. */
  listEach: number;
  each: number;
  total: number;
}

export interface Estimate {
  currency: Currency;
  lines: readonly EstimateLine[];
  seats: number;
  percent: number;
  saved: number;
  total: number;
}

interface EstimateInput extends ClassroomPrices {
  /** By the course's handle. */
  seats: ReadonlyMap<string, number>;
  currency: Currency;
}

/**
 * Calculates a class's price before tax. The total number of seats decides the discount. It's applied to the price of each seat and
 * rounded to the cent, so each line's total is exactly its seats times its price. Lines are in the order of `courses`. Null without seats,
 * or if a price is unknown.
 */
export function estimateSeats({ courses, discounts, seats, currency }: EstimateInput): Estimate | null {
  const ordered = [...seats].filter(([, count]) => count > 0);
  const count = ordered.reduce((sum, [, more]) => sum + more, 0);
  const percent = discounts.findLast(({ minSeats }) => minSeats <= count)?.percent ?? 0;
  const lines = courses.flatMap(({ handle, title, prices }): EstimateLine[] => {
    const more = seats.get(handle) ?? 0;
    if (!prices || more === 0) return [];
    const listEach = toCents(prices[currency]);
    const each = Math.round((listEach * (100 - percent)) / 100);
    return [{ title, seats: more, listEach, each, total: each * more }];
  });
  if (lines.length === 0 || lines.length < ordered.length) return null;
  const total = lines.reduce((sum, each) => sum + each.total, 0);
  const list = lines.reduce((sum, { listEach, seats: more }) => sum + listEach * more, 0);
  return { currency, lines, seats: count, percent, saved: list - total, total };
}
