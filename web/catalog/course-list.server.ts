import "server-only";
import { readCourseCards } from "#content/courses.server.ts";
import type { View } from "#content/view.server.ts";
import type { CourseCard } from "#content/content-types.ts";
import { dropHidden } from "./hidden-products.server.ts";
import { readOffers } from "./offers.server.ts";

/** All courses on sale as cards, in series order. */
export async function readCourseList(view: View): Promise<CourseCard[]> {
  const [courses, offers] = await Promise.all([readCourseCards(view), readOffers()]);
  return dropHidden(courses, offers);
}

/**
 * The bundles on sale, for the menus. It reads their products alone: with all of them, every page of the site would expire whenever a
 * book is sold.
 */
export async function readBundles(view: View): Promise<CourseCard[]> {
  const courses = await readCourseCards(view);
  return dropHidden(
    courses.filter(({ type }) => type === "bundle"),
    new Map(),
  );
}
