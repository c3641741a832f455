import type { MetadataRoute } from "next";
import { readBookCatalog } from "#catalog/book-catalog.server.ts";
import { readCourseList } from "#catalog/course-list.server.ts";
import { readSitemap } from "#content/sitemap.server.ts";
import { publishedView } from "#content/view.server.ts";
import { toSitemap } from "#features/metadata/to-sitemap.ts";
import { readEnvironment } from "#lib/environment.server.ts";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { siteUrl } = readEnvironment();
  const [documents, { books }, courses] = await Promise.all([
    readSitemap(),
    readBookCatalog(publishedView),
    readCourseList(publishedView),
  ]);
  // Hidden products have no page.
  const visibleHandles = new Set([...books, ...courses].map(({ handle }) => handle));
  const withPages = documents.filter(({ _type, handle }) => !isSold(_type) || visibleHandles.has(handle));
  return toSitemap(withPages).map(({ path, ...entry }) => ({ url: siteUrl + path, ...entry }));
}

const isSold = (type: string) => type === "book" || type === "course";
