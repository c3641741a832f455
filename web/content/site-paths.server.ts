import "server-only";
import { ownPages } from "@shop/schemas/paths.ts";
import { readLegalPageSlugs } from "./legal-pages.server.ts";
import { readPagePaths } from "./pages.server.ts";
import type { SitePaths } from "./content-types.ts";
import type { View } from "./view.server.ts";

/** Where a link that no editor wrote may lead: the site's own pages, pages of sections, and legal pages. */
export async function readSitePaths(view: View): Promise<SitePaths> {
  const [pages, legalPages] = await Promise.all([readPagePaths(view), readLegalPageSlugs(view)]);
  return new Set(["/", ...ownPages, ...pages, ...legalPages.map((slug) => `/legal/${slug}`)]);
}
