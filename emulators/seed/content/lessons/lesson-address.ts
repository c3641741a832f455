import { courseId } from "#seed/content/course-id.ts";
import { keyed } from "#seed/content/keyed.ts";
import { reference, type SeedReference } from "#seed/content/reference.ts";

/** The free lessons of the first level, in their order. */
const lessonSlugs = [
  "spell-your-name",
  "say-hello-and-thank-you",
  "point-to-people",
  "say-who-you-are",
  "ask-yes-or-no",
  "ask-who-what-and-where",
  "count-to-ten",
  "talk-about-your-family",
  "order-food-and-drink",
  "say-when-it-happens",
  "say-how-you-feel",
  "keep-a-conversation-going",
] as const;

export type LessonSlug = (typeof lessonSlugs)[number];

/** Where a free lesson stands, and the course that goes on from it. */
export function lessonAddress(slug: LessonSlug) {
  return {
    _id: toLessonId(slug),
    _type: "freeLesson",
    level: "asl-level-1",
    slug: { _type: "slug", current: slug },
    order: lessonSlugs.indexOf(slug) + 1,
    nextCourse: reference(courseId["level-1a-online-asl-course"]),
  } as const;
}

/** An array of references to free lessons, in order. */
export function lessonReferences(slugs: readonly LessonSlug[]): (SeedReference & { _key: string })[] {
  return keyed("lesson", slugs.map(lessonReference));
}

export function lessonReference(slug: LessonSlug): SeedReference {
  return reference(toLessonId(slug));
}

function toLessonId(slug: LessonSlug): string {
  return `lesson-${slug}`;
}
