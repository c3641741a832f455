import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import { readBookCards } from "#content/books.server.ts";
import { readCourseCards } from "#content/courses.server.ts";
import { publishedView } from "#content/view.server.ts";

/** Paths of the pages about these products. */
export async function readProductPaths(handles: readonly string[]): Promise<string[]> {
  if (handles.length === 0) return [];
  const [courses, books] = await Promise.all([readCourseCards(publishedView), readBookCards(publishedView)]);
  return [...courses, ...books]
    .filter(({ handle }) => handle !== null && handles.includes(handle))
    .map(documentPath)
    .filter((path) => path !== null);
}
