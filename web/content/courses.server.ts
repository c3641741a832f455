import "server-only";
import { courseCardProjection, coursePageProjection } from "@shop/schemas/documents/course.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import { publishedView, type View } from "./view.server.ts";
import { withoutNull } from "./without-null.ts";

export const courseQuery = defineQuery(
  `*[_type == "course" && slug.current == $slug][0] ${coursePageProjection}`,
);
export const courseCardsQuery = defineQuery(
  `*[_type == "course"] | order(audience asc, type desc, orderInSeries asc) ${courseCardProjection}`,
);
export const courseNeedsQuery = defineQuery(`*[_type == "course" && defined(handle)] {
  handle, title, "needs": prerequisites[]->handle, "holds": bundledCourses[]->handle
}`);
export const courseSlugsQuery = defineQuery(`*[_type == "course" && defined(slug.current)].slug.current`);
export const syllabusQuery = defineQuery(
  `*[_type == "course" && slug.current == $slug][0].syllabus { asset }`,
);

/** A course by its slug, or null. */
export const readCourse = (slug: string, view: View) =>
  readContent({
    query: courseQuery,
    params: { slug },
    view,
    types: ["course", "instructor", "book", "sign", "freeLesson", "classroomPricing"],
  });

/** The slugs of all published courses. */
export async function readCourseSlugs(): Promise<string[]> {
  const slugs = await readContent({ query: courseSlugsQuery, view: publishedView, types: ["course"] });
  return slugs.filter((slug) => slug !== null);
}

/** A course's syllabus, or null. */
export const readSyllabus = (slug: string, view: View) =>
  readContent({ query: syllabusQuery, params: { slug }, view, types: ["course"] });

/** All courses as cards, in series order. */
export const readCourseCards = (view: View) =>
  readContent({ query: courseCardsQuery, view, types: ["course"] });

/** Each published course's prerequisites and each bundle's courses, by product handle. */
export async function readCourseNeeds() {
  const courses = await readContent({ query: courseNeedsQuery, view: publishedView, types: ["course"] });
  return new Map(
    courses.flatMap(({ handle, title, needs, holds }) =>
      handle
        ? [[handle, { title: title ?? handle, needs: withoutNull(needs), holds: withoutNull(holds) }]]
        : [],
    ),
  );
}
