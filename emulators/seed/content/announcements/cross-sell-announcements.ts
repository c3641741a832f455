import type { CrossSellAnnouncement } from "@shop/schemas/generated/sanity.types.ts";
import { courseId } from "#seed/content/course-id.ts";
import { courseReferences, reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";

/** What the cart suggests to buyers of a course: the next step, the bundle that costs less, or the workbook. */
export const crossSellAnnouncements = [
  {
    _id: "cross-sell-essentials",
    _type: "crossSellAnnouncement",
    text: "Levels 1A and 1B together: the Essentials bundle saves 10%.",
    url: "/courses/asl-essentials-bundle",
    shownWith: courseReferences([
      courseId["level-1a-online-asl-course"],
      courseId["level-1b-online-asl-course"],
    ]),
    offers: reference(courseId["asl-essentials-bundle"]),
    order: 1,
  },
  {
    _id: "cross-sell-complete",
    _type: "crossSellAnnouncement",
    text: "Going all the way? The complete bundle saves 25% and gives you two years.",
    url: "/courses/complete-course-bundle",
    shownWith: courseReferences([
      courseId["level-2a-online-asl-course"],
      courseId["level-2b-online-asl-course"],
      courseId["asl-essentials-bundle"],
    ]),
    offers: reference(courseId["complete-course-bundle"]),
    order: 2,
  },
  {
    _id: "cross-sell-kids-bundle",
    _type: "crossSellAnnouncement",
    text: "Both kids courses, 120 videos: the bundle saves 10%.",
    url: "/courses/asl-essentials-bundle-for-kids",
    shownWith: courseReferences([courseId["kids-asl-course-level-1a"], courseId["kids-asl-course-level-1b"]]),
    offers: reference(courseId["asl-essentials-bundle-for-kids"]),
    order: 3,
  },
  {
    _id: "cross-sell-grown-ups",
    _type: "crossSellAnnouncement",
    text: "Your child will soon sign faster than you. Level 1A is for the grown-ups.",
    url: "/courses/level-1a-online-asl-course",
    shownWith: courseReferences([
      courseId["kids-asl-course-level-1a"],
      courseId["asl-essentials-bundle-for-kids"],
    ]),
    offers: reference(courseId["level-1a-online-asl-course"]),
    order: 4,
  },
  {
    _id: "cross-sell-level-2a",
    _type: "crossSellAnnouncement",
    text: "After the Essentials comes Level 2A: space, classifiers and role shift.",
    url: "/courses/level-2a-online-asl-course",
    shownWith: courseReferences([courseId["asl-essentials-bundle"], courseId["level-1b-online-asl-course"]]),
    offers: reference(courseId["level-2a-online-asl-course"]),
    order: 5,
  },
  {
    _id: "cross-sell-workbook-1a",
    _type: "crossSellAnnouncement",
    text: "Like to write on paper? The printed workbook for Level 1A lies flat on the table.",
    url: "/books/getting-started-with-asl",
    shownWith: courseReferences([courseId["level-1a-online-asl-course"]]),
    offers: reference("book-getting-started-with-asl"),
    order: 6,
  },
  {
    _id: "cross-sell-workbook-bundle",
    _type: "crossSellAnnouncement",
    text: "Both Essentials workbooks in print, in one parcel.",
    url: "/books/asl-essentials-workbook-bundle",
    shownWith: courseReferences([courseId["asl-essentials-bundle"]]),
    offers: reference("book-asl-essentials-workbook-bundle"),
    order: 7,
  },
  {
    _id: "cross-sell-workbook-kids",
    _type: "crossSellAnnouncement",
    text: "A printed workbook for both kids levels, to draw in and take along.",
    url: "/books/handshape-for-kids-levels-1a-1b",
    shownWith: courseReferences([
      courseId["kids-asl-course-level-1a"],
      courseId["kids-asl-course-level-1b"],
      courseId["asl-essentials-bundle-for-kids"],
    ]),
    offers: reference("book-handshape-for-kids-levels-1a-1b"),
    order: 8,
  },
] satisfies Seed<CrossSellAnnouncement>[];
