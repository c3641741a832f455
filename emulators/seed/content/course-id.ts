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

/** Where a course is joined with its page and its product: the same string in three places. */
export function courseAddress(slug: CourseSlug) {
  return {
    _id: courseId[slug],
    _type: "course",
    slug: { _type: "slug", current: slug },
    handle: slug,
  } as const;
}
