import { aboutUsPage } from "#seed/content/pages/about-us-page.ts";
import { affiliateProgramPage } from "#seed/content/pages/affiliate-program-page.ts";
import { classroomPricingPage } from "#seed/content/pages/classroom-pricing-page.ts";
import { contactUsPage } from "#seed/content/pages/contact-us-page.ts";
import { coursesPage } from "#seed/content/pages/courses-page.ts";
import { freeLessonsPage } from "#seed/content/pages/free-lessons-page.ts";
import { giftCodePage } from "#seed/content/pages/gift-code-page.ts";
import { giftsPage } from "#seed/content/pages/gifts-page.ts";
import { homePage } from "#seed/content/pages/home-page.ts";
import { mobileAppPage } from "#seed/content/pages/mobile-app-page.ts";
import { refundPage } from "#seed/content/pages/refund-page.ts";

export const pages = [
  homePage,
  coursesPage,
  giftsPage,
  giftCodePage,
  freeLessonsPage,
  aboutUsPage,
  contactUsPage,
  classroomPricingPage,
  refundPage,
  affiliateProgramPage,
  mobileAppPage,
];
