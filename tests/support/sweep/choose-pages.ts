import type { SitePage } from "./crawl-site.ts";
import type { SiteRoute } from "./site-routes.ts";

type Built = Pick<SitePage, "path" | "parts">;

/** The pages that between them show all there is: every page of its own plan, and of a route with many as few as have all its parts. */
export function choosePages<Page extends Built>(
  pages: readonly Page[],
  routes: readonly SiteRoute[],
): Page[] {
  return routes.flatMap((route) => {
    const own = pages.filter(({ path }) => routes.find(({ matches }) => matches(path)) === route);
    return route.hasMany ? chooseFew(own) : own;
  });
}

/** Takes the page with the most parts not seen yet, until none has any. */
function chooseFew<Page extends Built>(pages: readonly Page[]): Page[] {
  const seen = new Set<string>();
  const chosen: Page[] = [];
  for (;;) {
    const unseen = ({ parts }: Built) => parts.filter((part) => !seen.has(part)).length;
    const next = pages.toSorted((one, other) => unseen(other) - unseen(one))[0];
    if (!next || unseen(next) === 0) return chosen;
    chosen.push(next);
    for (const part of next.parts) seen.add(part);
  }
}
