import "server-only";
import { courseCardProjection } from "@shop/schemas/documents/course.groq.ts";
import { instructorProjection } from "@shop/schemas/documents/instructor.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import { publishedView, type View } from "./view.server.ts";

export const instructorQuery = defineQuery(
  `*[_type == "instructor" && slug.current == $slug][0] {
    ...${instructorProjection},
    "courses": *[_type == "course" && instructor._ref == ^._id] | order(type desc, orderInSeries asc) ${courseCardProjection}
  }`,
);
export const instructorSlugsQuery = defineQuery(
  `*[_type == "instructor" && defined(slug.current)].slug.current`,
);

/** An instructor with their courses, single ones first, by their slug; null if there's none. */
export const readInstructor = (slug: string, view: View) =>
  readContent({ query: instructorQuery, params: { slug }, view, types: ["instructor", "course", "sign"] });

/** The slugs of all published instructors. */
export async function readInstructorSlugs(): Promise<string[]> {
  const slugs = await readContent({
    query: instructorSlugsQuery,
    view: publishedView,
    types: ["instructor"],
  });
  return slugs.filter((slug) => slug !== null);
}
