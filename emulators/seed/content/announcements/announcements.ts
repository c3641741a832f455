import type { Announcement } from "@shop/schemas/generated/sanity.types.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const announcements = [
  {
    _id: "announcement-complete-bundle",
    _type: "announcement",
    text: "All four levels in one bundle: save 25%.",
    url: "/courses/complete-course-bundle",
    order: 1,
  },
  {
    _id: "announcement-kids",
    _type: "announcement",
    text: "ASL for kids: 60 videos in each course, taught by a Deaf actress.",
    url: "/courses#Kids",
    order: 2,
  },
  {
    _id: "announcement-workbooks",
    _type: "announcement",
    text: "A digital PDF workbook is included free with each course.",
    url: "/courses",
    order: 3,
  },
  {
    _id: "announcement-currencies",
    _type: "announcement",
    text: "Prices in US or Canadian dollars, whichever you use.",
    order: 4,
  },
] satisfies Seed<Announcement>[];
