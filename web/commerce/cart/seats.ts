import type { CartLine } from "./cart.ts";
import { toAttributesByKey } from "./to-attributes-by-key.ts";
import { isKnownDetail } from "./student-detail.ts";

/** A family's seats stay lines of their own. A class is one entry, or it would be several screens long. */
const minClassSize = 4;

export const isSeat = (line: CartLine) => "studentId" in toAttributesByKey(line);

/** The cart's classes: four or more seats of one product, by variant id. */
export const findClasses = (lines: readonly CartLine[]) =>
  new Map(
    [...Map.groupBy(lines.filter(isSeat), ({ merchandise }) => merchandise.id)].filter(
      ([, seats]) => seats.length >= minClassSize,
    ),
  );

/** The cart's seats that aren't part of a class. */
export function findSingleSeats(lines: readonly CartLine[]): CartLine[] {
  const classes = findClasses(lines);
  return lines.filter((line) => isSeat(line) && !classes.has(line.merchandise.id));
}

/**
 * Seats that may be for the same student, who is known by email address, or else by name. A seat without a name may be
 * anybody's, so it's in each group, after those of the named student. The last group has no other seats.
 */
export function groupByStudent(seats: readonly CartLine[]): CartLine[][] {
  const students = Map.groupBy(seats, toStudentKey);
  const unnamed = students.get("") ?? [];
  students.delete("");
  return [...students.values(), []].map((named) => [...named, ...unnamed]);
}

/** A seat for each of these courses that has one, by product handle. */
export const findSeats = (handles: readonly string[], seats: readonly CartLine[]): CartLine[] =>
  handles.flatMap((handle) => seats.find(({ merchandise }) => merchandise.product.handle === handle) ?? []);

/** Empty for a seat without a name. */
function toStudentKey(line: CartLine): string {
  const { first, last, email } = toAttributesByKey(line);
  const details = isKnownDetail(email) ? [email] : [first, last].filter(isKnownDetail);
  return details.join(" ").toLowerCase();
}
