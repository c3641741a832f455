import { toCents } from "#commerce/money.ts";
import type { Currency } from "#commerce/offer.ts";

/** A course that a class can order. */
export interface ClassroomCourse {
  handle: string;
  title: string;
  /** For one seat, as decimal strings; null while nobody can say. */
  prices: Readonly<Record<Currency, string>> | null;
}

/** The name of the form's field for the seats in one course. */
export const toSeatsName = (handle: string): string => `seats-${handle}`;

/** What a class saves from a number of seats on. */
export interface SeatDiscount {
  minSeats: number;
  percent: number;
}

export interface ClassroomPrices {
  courses: readonly ClassroomCourse[];
  /** The smallest class first. */
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
 * What a class pays for its seats, before tax. The discount depends on all seats together and is taken off each seat's price, rounded to
 * the cent, so that seats times price is the total on every line. Null without seats, or when a price isn't known.
 */
export function estimateSeats({ courses, discounts, seats, currency }: EstimateInput): Estimate | null {
  const ordered = [...seats].filter(([, count]) => count > 0);
  const count = ordered.reduce((sum, [, more]) => sum + more, 0);
  const percent = discounts.findLast(({ minSeats }) => minSeats <= count)?.percent ?? 0;
  const lines = ordered.flatMap(([handle, more]): EstimateLine[] => {
    const course = courses.find((known) => known.handle === handle);
    if (!course?.prices) return [];
    const listEach = toCents(course.prices[currency]);
    const each = Math.round((listEach * (100 - percent)) / 100);
    return [{ title: course.title, seats: more, listEach, each, total: each * more }];
  });
  if (lines.length === 0 || lines.length < ordered.length) return null;
  const total = lines.reduce((sum, each) => sum + each.total, 0);
  const list = lines.reduce((sum, { listEach, seats: more }) => sum + listEach * more, 0);
  return { currency, lines, seats: count, percent, saved: list - total, total };
}
