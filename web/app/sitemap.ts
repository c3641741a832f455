import type { MetadataRoute } from "next";
import { readBookCatalogue } from "#catalogue/book-catalogue.server.ts";
import { readSitemap } from "#content/sitemap.server.ts";
import { publishedView } from "#content/view.server.ts";
import { toSitemap } from "#features/metadata/to-sitemap.ts";
import { readEnvironment } from "#lib/environment.server.ts";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { siteUrl } = readEnvironment();
  const [documents, { books }] = await Promise.all([readSitemap(), readBookCatalogue(publishedView)]);
  // A book whose product is hidden has no page.
  const shown = new Set(books.map(({ handle }) => handle));
  const withPages = documents.filter(({ _type, handle }) => _type !== "book" || shown.has(handle));
  return toSitemap(withPages).map(({ path, ...entry }) => ({ url: siteUrl + path, ...entry }));
}
