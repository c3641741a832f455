import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import { readCourseCards } from "#content/courses.server.ts";
import { publishedView } from "#content/view.server.ts";

/** The pages that are about the products with these handles. */
export async function readProductPaths(handles: readonly string[]): Promise<string[]> {
  if (handles.length === 0) return [];
  const courses = await readCourseCards(publishedView);
  return courses
    .filter(({ handle }) => handle !== null && handles.includes(handle))
    .map(({ slug }) => documentPath({ _type: "course", slug }))
    .filter((path) => path !== null);
}
