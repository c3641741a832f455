import type { Promotion } from "@shop/schemas/generated/sanity.types.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";

/** One without an end, one that ended with its season, and one that is still to come. */
export const promotions: Seed<Promotion>[] = [
  {
    _id: "promotion-complete-bundle",
    _type: "promotion",
    promotionId: "complete-bundle",
    promotionName: "Complete Course Bundle",
    creativeSlot: "banner-1",
    locationId: "home-top",
    text: "Four levels, twenty lessons, two years: save 25% on the complete bundle.",
    image: picture(
      "courses/complete-course-bundle.webp",
      "Cover of the Complete Course Bundle: the arcs of four levels on four greens.",
    ),
    link: {
      _type: "namedLink",
      label: "See the complete bundle",
      href: "/courses/complete-course-bundle",
    },
    startsAt: "2026-01-05T05:00:00Z",
  },
  {
    _id: "promotion-winter-gifts",
    _type: "promotion",
    promotionId: "winter-gifts-2025",
    promotionName: "Winter gifts 2025",
    creativeSlot: "banner-1",
    locationId: "courses-top",
    text: "A gift that needs no parcel: a course, with a card in your words.",
    image: picture(
      "pages/gifts.webp",
      "An open envelope with a card in it. An arc ties itself into a bow on the card.",
    ),
    link: { _type: "namedLink", label: "Give a course", href: "/gifts" },
    startsAt: "2025-11-03T05:00:00Z",
    endsAt: "2026-01-07T05:00:00Z",
  },
  {
    _id: "promotion-back-to-school",
    _type: "promotion",
    promotionId: "back-to-school-2099",
    promotionName: "Back to school 2099",
    creativeSlot: "banner-2",
    locationId: "home-middle",
    text: "A new school year, a new language for the whole class.",
    image: picture(
      "pages/classroom-pricing.webp",
      "A classroom from above: desks in a half circle, and thin arcs from desk to desk.",
    ),
    link: { _type: "namedLink", label: "Ask for classroom pricing", href: "/requests/classroom-pricing" },
    startsAt: "2099-08-10T04:00:00Z",
    endsAt: "2099-09-30T04:00:00Z",
  },
];
