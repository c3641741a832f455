import type { Artwork } from "#artwork/page.ts";
import { aboutUs } from "#artwork/pages/about-us.ts";
import { affiliateProgram } from "#artwork/pages/affiliate-program.ts";
import { classroomPricing } from "#artwork/pages/classroom-pricing.ts";
import { contactUs } from "#artwork/pages/contact-us.ts";
import { freeLessons } from "#artwork/pages/free-lessons.ts";
import { giftCode } from "#artwork/pages/gift-code.ts";
import { gifts } from "#artwork/pages/gifts.ts";
import { mobileApp } from "#artwork/pages/mobile-app.ts";

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
