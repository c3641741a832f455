import { stegaClean } from "@sanity/client/stega";
import type { Offers } from "#commerce/offer.ts";
import type { Section } from "#content/content-types.ts";
import type { ClassroomPrices } from "./estimate.ts";

type ClassroomPricing = Section<"requestForm">["classroomPricing"];

/** The courses and discounts that an editor set for classes, with the shop's prices. Courses without a title or product are left out. */
export function toClassroomPrices(pricing: ClassroomPricing, offers: Offers): ClassroomPrices {
  const courses = (pricing?.courses ?? []).flatMap((course) => {
    const [handle, title] = [stegaClean(course?.handle), stegaClean(course?.title)];
    if (!handle || !title) return [];
    const offer = offers.get(handle);
    const prices =
      offer?.kind === "priced" ? { USD: offer.prices.USD.amount, CAD: offer.prices.CAD.amount } : null;
    return [{ handle, title, prices }];
  });
  const discounts = (pricing?.discounts ?? []).flatMap(({ minSeats, percent }) =>
    minSeats && percent ? [{ minSeats, percent }] : [],
  );
  return { courses, discounts };
}
