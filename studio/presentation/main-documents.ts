import { defineDocuments } from "sanity/presentation";

/** Maps a page's path to its document; the first match is opened. The reverse of `schemas/paths.ts`. */
export const mainDocuments = defineDocuments([
  bySlug("/courses/:slug", "course"),
  { route: "/books/:handle", filter: `_type == "book" && handle == $handle` },
  bySlug("/legal/:slug", "legalPage"),
  bySlug("/blog/:slug", "blogPost"),
  bySlug("/asl/dictionary/:slug", "sign"),
  {
    route: "/free-lessons/:level/:slug",
    filter: `_type == "freeLesson" && level == $level && slug.current == $slug`,
  },
  bySlug("/quizzes/:slug", "quiz"),
  bySlug("/instructors/:slug", "instructor"),
  {
    // Pages without a document of their own, such as the cart, may have metadata.
    route: ["/", "/:path+"],
    filter: `_type in ["page", "pageMetadata"] && path == $path`,
    params: ({ path }) => ({ path }),
  },
]);

function bySlug(route: string, type: string) {
  return { route, filter: `_type == "${type}" && slug.current == $slug` };
}
