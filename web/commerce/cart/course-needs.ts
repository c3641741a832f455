import type { CartLine } from "./cart.ts";

/** A course's prerequisites and, for a bundle, its courses, by product handle. */
export interface CourseNeeds {
  title: string;
  needs: readonly string[];
  /** A bundle's courses. */
  holds: readonly string[];
}

/** All courses, by product handle. */
export type Courses = ReadonlyMap<string, CourseNeeds>;

/** Prerequisites that are in the cart neither alone nor in a bundle, as product handles (requirements §4.10). */
export function findMissing(handle: string, lines: readonly CartLine[], courses: Courses): string[] {
  const covered = new Set(
    lines.flatMap(({ merchandise: { product } }) => [
      product.handle,
      ...(courses.get(product.handle)?.holds ?? []),
    ]),
  );
  return courses.get(handle)?.needs.filter((need) => !covered.has(need)) ?? [];
}

/** Titles joined into a phrase, such as "Level 1A and Level 1B". */
export const listTitles = (handles: readonly string[], courses: Courses): string =>
  new Intl.ListFormat("en").format(handles.map((handle) => courses.get(handle)?.title ?? handle));
