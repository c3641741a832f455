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
