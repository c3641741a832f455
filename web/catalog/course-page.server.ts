import "server-only";
import { readCourse } from "#content/courses.server.ts";
import type { View } from "#content/view.server.ts";
import type { CoursePage } from "#content/content-types.ts";
import type { Offer, Offers } from "#commerce/offer.ts";
import { isHidden } from "./hidden-products.server.ts";
import { readOffer, readOffers } from "./offers.server.ts";

interface PricedCourse {
  course: CoursePage;
  offer: Offer;
  /** For its bundled courses and prerequisites. */
  offers: Offers;
}

/** A course with its price; null when the slug is unknown or its product is hidden. */
export async function readCoursePage(slug: string, view: View): Promise<PricedCourse | null> {
  const pendingOffers = readOffers();
  const [course, offers] = await Promise.all([readCourse(slug, view), pendingOffers]);
  if (!course || (await isHidden(course.handle, offers))) return null;
  return { course, offers, offer: await readOffer(course.handle, offers) };
}
