import type { Artwork } from "#seed/artwork/page.ts";
import { aboutUs } from "#seed/artwork/pages/about-us.ts";
import { affiliateProgram } from "#seed/artwork/pages/affiliate-program.ts";
import { classroomPricing } from "#seed/artwork/pages/classroom-pricing.ts";
import { contactUs } from "#seed/artwork/pages/contact-us.ts";
import { freeLessons } from "#seed/artwork/pages/free-lessons.ts";
import { giftCode } from "#seed/artwork/pages/gift-code.ts";
import { gifts } from "#seed/artwork/pages/gifts.ts";
import { mobileApp } from "#seed/artwork/pages/mobile-app.ts";

/** The pictures of the free-form pages. */
export const pagePictures: readonly Artwork[] = [
  ...aboutUs,
  mobileApp,
  affiliateProgram,
  ...gifts,
  ...giftCode,
  freeLessons,
  classroomPricing,
  contactUs,
];
