import "server-only";
import { courseCardProjection, coursePageProjection } from "@shop/schemas/documents/course.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import { publishedView, type View } from "./view.server.ts";

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

/** A course by the end of its address, or null when there is none. */
export const readCourse = (slug: string, view: View) =>
  readContent({ query: courseQuery, params: { slug }, view, types: ["course", "instructor", "book"] });

/** The addresses of all published courses. */
export async function readCourseSlugs(): Promise<string[]> {
  const slugs = await readContent({ query: courseSlugsQuery, view: publishedView, types: ["course"] });
  return slugs.filter((slug) => slug !== null);
}

/** Every course as a card, in the order of the series. */
export const readCourseCards = (view: View) =>
  readContent({ query: courseCardsQuery, view, types: ["course"] });

/** What each published course builds on and what each bundle holds, by product handle. */
export async function readCourseNeeds() {
  const courses = await readContent({ query: courseNeedsQuery, view: publishedView, types: ["course"] });
  return new Map(
    courses.flatMap(({ handle, title, needs, holds }) =>
      handle ? [[handle, { title: title ?? handle, needs: compact(needs), holds: compact(holds) }]] : [],
    ),
  );
}

/** A reference may lead nowhere, or to a course without a product. */
const compact = (handles: (string | null)[] | null) => handles?.filter((handle) => handle !== null) ?? [];
