import type { CourseDeliveryQueryResult } from "@shop/schemas/generated/sanity.types.ts";
import { parseAccessYears } from "@shop/schemas/vocabulary/access-years.ts";

export interface CourseAccess {
  /** The courses to open, of which a bundle has several. */
  courses: readonly { id: string; title: string }[];
  years: number;
}

/**
 * What a course or a bundle opens, and for how long (requirements §9): a year, if it doesn't say. Null if one of its courses has no learning site
 * id, or if its access can't be read, because the page has promised it to the buyer.
 */
export function toCourseAccess(course: CourseDeliveryQueryResult): CourseAccess | null {
  if (!course) return null;
  const parts = course.bundledCourses?.length ? course.bundledCourses : [course];
  const courses = parts.flatMap((part) =>
    part?.thinkificId ? [{ id: part.thinkificId, title: part.title ?? "" }] : [],
  );
  // A bundle that's only partly opened would look as if it were complete.
  if (courses.length < parts.length) return null;
  const years = parseAccessYears(course.access?.trim() || "1 year");
  return years === null ? null : { courses, years };
}
