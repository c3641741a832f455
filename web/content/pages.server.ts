import "server-only";
import { pageProjection } from "@shop/schemas/documents/page.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import { publishedView, type View } from "./view.server.ts";

export const pageQuery = defineQuery(`*[_type == "page" && path == $path][0] ${pageProjection}`);
export const pagePathsQuery = defineQuery(`*[_type == "page" && defined(path)].path`);

/** The page itself, and what its sections gather. */
const pageTypes = ["page", "course", "instructor", "book", "faq", "freeLesson"];

/** A page of sections by its path, or null when there is none. */
export const readPage = (path: string, view: View) =>
  readContent({ query: pageQuery, params: { path }, view, types: pageTypes });

/** Where all published pages stand. */
export async function readPagePaths(): Promise<string[]> {
  const paths = await readContent({ query: pagePathsQuery, view: publishedView, types: ["page"] });
  return paths.filter((path) => path !== null);
}
