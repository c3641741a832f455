import { defineDocuments } from "sanity/presentation";

/** Which document a page is made of, by the page's path; the first that fits is opened. `schemas/paths.ts` the other way round. */
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
  {
    // What has no page document of its own, such as the cart, is still named to search engines by one.
    route: ["/", "/:path+"],
    filter: `_type in ["page", "pageMetadata"] && path == $path`,
    params: ({ path }) => ({ path }),
  },
]);

function bySlug(route: string, type: string) {
  return { route, filter: `_type == "${type}" && slug.current == $slug` };
}
