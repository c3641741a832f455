import "server-only";
import type { Metadata } from "next";
import { cacheLife, cacheTag } from "next/cache";
import { permanentRedirect, redirect } from "next/navigation";
import type { ReactNode } from "react";
import { readCourseList } from "#catalog/course-list.server.ts";
import type { SiteSettings } from "#content/content-types.ts";
import { readSitePaths } from "#content/site-paths.server.ts";
import { readView, type View } from "#content/view.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { NotFoundView } from "#features/not-found/not-found-view.tsx";
import { missingPageTag } from "#lib/cache-tags.ts";
import { findRedirect } from "./find-redirect.server.ts";

/**
 * What's rendered for a missing page: a redirect to an editor's new address (308, or 307 for a temporary one), or the
 * 404 page. Only called when nothing is at the path, so a page always wins over a redirect. These responses are cached for
 * everyone, so it's `web/server/keep-query.ts` that adds a request's query.
 */
export async function redirectOrNotFound(path: string, view: View): Promise<ReactNode> {
  const moved = await findRedirect(path, view);
  if (!moved) return <NotFound isHome={path === "/"} />;
  return moved.isPermanent ? permanentRedirect(moved.location) : redirect(moved.location);
}

/** The 404 page. Next's `notFound` only draws it in the browser (docs/decisions/0011). */
export async function NotFound({ isHome = false }: { isHome?: boolean }) {
  await markPageAsMissing();
  const view = await readView();
  const [courses, paths] = await Promise.all([readCourseList(view), readSitePaths(view)]);
  return <NotFoundView courses={courses} paths={paths} isHome={isHome} />;
}

/** Tags the page that's being rendered, for `web/cache-handler.ts` to send it with the status 404. */
async function markPageAsMissing() {
  "use cache";
  cacheLife("max");
  cacheTag(missingPageTag);
  return null;
}

export const toNotFoundMetadata = (settings: SiteSettings | null): Metadata =>
  toMetadata({ settings, title: "Page not found", isIndexed: false });
