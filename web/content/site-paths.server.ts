import "server-only";
import { readLegalPageSlugs } from "./legal-pages.server.ts";
import { readPagePaths } from "./pages.server.ts";
import type { SitePaths } from "./content-types.ts";
import type { View } from "./view.server.ts";

/** What's there whatever the content is. */
const routes = [
  "/",
  "/asl/dictionary",
  "/blog",
  "/books",
  "/cart",
  "/frequently-asked-questions",
  "/quizzes",
  "/search",
];

/** Where a link that no editor wrote may lead: the site's own routes, pages of sections, and legal pages. */
export async function readSitePaths(view: View): Promise<SitePaths> {
  const [pages, legalPages] = await Promise.all([readPagePaths(view), readLegalPageSlugs(view)]);
  return new Set([...routes, ...pages, ...legalPages.map((slug) => `/legal/${slug}`)]);
}
