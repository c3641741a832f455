import "server-only";
import { pageProjection } from "@shop/schemas/documents/page.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const pageQuery = defineQuery(`*[_type == "page" && path == $path][0] ${pageProjection}`);
export const pagePathsQuery = defineQuery(`*[_type == "page" && defined(path)].path`);

/** The page, and the types its sections list. */
const pageTypes = [
  "page",
  "course",
  "instructor",
  "book",
  "faq",
  "freeLesson",
  "sign",
  "siteSettings",
  "classroomPricing",
];

/** A page of sections by its path, or null. */
export const readPage = (path: string, view: View) =>
  readContent({ query: pageQuery, params: { path }, view, types: pageTypes });

/** The paths of all pages. */
export async function readPagePaths(view: View): Promise<string[]> {
  const paths = await readContent({ query: pagePathsQuery, view, types: ["page"] });
  return paths.filter((path) => path !== null);
}
