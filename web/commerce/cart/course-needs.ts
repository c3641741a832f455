import type { CartLine } from "./cart.ts";

/** What a course asks of those who buy it, and what it holds, by product handle. */
export interface CourseNeeds {
  title: string;
  needs: readonly string[];
  /** A bundle's courses. */
  holds: readonly string[];
}

/** Of all courses, by product handle. */
export type Courses = ReadonlyMap<string, CourseNeeds>;

/** What a course builds on that the cart holds neither by itself nor in a bundle, as product handles (requirements §4.10). */
export function findMissing(handle: string, lines: readonly CartLine[], courses: Courses): string[] {
  const held = new Set(
    lines.flatMap(({ merchandise: { product } }) => [
      product.handle,
      ...(courses.get(product.handle)?.holds ?? []),
    ]),
  );
  return courses.get(handle)?.needs.filter((need) => !held.has(need)) ?? [];
}

/** Titles as a sentence lists them. */
export const listTitles = (handles: readonly string[], courses: Courses): string =>
  new Intl.ListFormat("en").format(handles.map((handle) => courses.get(handle)?.title ?? handle));
