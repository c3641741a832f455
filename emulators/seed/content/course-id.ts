import { pdf } from "#seed/content/pdf.ts";

/** The courses' document ids, by the slug that is also their Shopify handle. */
export const courseId = {
  "level-1a-online-asl-course": "course-level-1a",
  "level-1b-online-asl-course": "course-level-1b",
  "level-2a-online-asl-course": "course-level-2a",
  "level-2b-online-asl-course": "course-level-2b",
  "complete-course-bundle": "course-complete-bundle",
  "asl-essentials-bundle": "course-essentials-bundle",
  "kids-asl-course-level-1a": "course-kids-level-1a",
  "kids-asl-course-level-1b": "course-kids-level-1b",
  "asl-essentials-bundle-for-kids": "course-kids-essentials-bundle",
} as const;

export type CourseSlug = keyof typeof courseId;

/** The courses' ids at the learning site, made up for the demonstration. A bundle has none: its courses have theirs. */
const thinkificId = new Map<CourseSlug, string>([
  ["level-1a-online-asl-course", "9001011"],
  ["level-1b-online-asl-course", "9001012"],
  ["level-2a-online-asl-course", "9001021"],
  ["level-2b-online-asl-course", "9001022"],
  ["kids-asl-course-level-1a", "9002011"],
  ["kids-asl-course-level-1b", "9002012"],
]);

/** Where a course is joined with its page, its product and its syllabus, by the same string, and with the learning site. */
export function courseAddress(slug: CourseSlug) {
  const lessons = thinkificId.get(slug);
  return {
    _id: courseId[slug],
    _type: "course",
    slug: { _type: "slug", current: slug },
    handle: slug,
    syllabus: pdf(`syllabi/${slug}.pdf`),
    ...(lessons === undefined ? {} : { thinkificId: lessons }),
  } as const;
}
