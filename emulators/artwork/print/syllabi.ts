import type { Printed } from "#artwork/print/printed.ts";
import { syllabus } from "#artwork/print/syllabus.ts";
import { contentSeed } from "#seed/content-seed.ts";
import { courseId, type CourseSlug } from "#seed/content/course-id.ts";
import type { SeedCourse } from "#seed/content/seed-document.ts";
import { siteSettings } from "#seed/content/site-settings.ts";

const courses = contentSeed.documents.filter((document) => document._type === "course");
const instructors = contentSeed.documents.filter((document) => document._type === "instructor");
const slugs: readonly CourseSlug[] = [
  "level-1a-online-asl-course",
  "level-1b-online-asl-course",
  "level-2a-online-asl-course",
  "level-2b-online-asl-course",
  "complete-course-bundle",
  "asl-essentials-bundle",
  "kids-asl-course-level-1a",
  "kids-asl-course-level-1b",
  "asl-essentials-bundle-for-kids",
];

/** One for each course and bundle. */
export const syllabi: readonly Printed[] = slugs.map((slug) => {
  const course = withId(courses, courseId[slug]);
  return syllabus({
    slug,
    course,
    instructor: withId(instructors, course.instructor?._ref),
    needs: coursesOf(course.prerequisites),
    holds: coursesOf(course.bundledCourses),
    supportEmail: siteSettings.supportEmail,
  });
});

function coursesOf(references: readonly { _ref: string }[] = []): SeedCourse[] {
  return references.map(({ _ref }) => withId(courses, _ref));
}

function withId<Document extends { _id: string }>(
  documents: readonly Document[],
  id: string | undefined,
): Document {
  const document = documents.find(({ _id }) => _id === id);
  if (!document) throw new Error(`The seed has no document ${id}.`);
  return document;
}
