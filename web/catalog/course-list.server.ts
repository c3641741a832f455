import "server-only";
import { readCourseCards } from "#content/courses.server.ts";
import type { View } from "#content/view.server.ts";
import type { CourseCard } from "#content/content-types.ts";
import { dropHidden } from "./hidden-products.server.ts";
import { readOffers } from "./offers.server.ts";

/** Every course that is on sale as a card, in the order of the series. */
export async function readCourseList(view: View): Promise<CourseCard[]> {
  const [courses, offers] = await Promise.all([readCourseCards(view), readOffers()]);
  return dropHidden(courses, offers);
}
