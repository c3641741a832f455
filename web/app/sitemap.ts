import type { MetadataRoute } from "next";
import { readSitemap } from "#content/sitemap.server.ts";
import { toSitemap } from "#features/metadata/to-sitemap.ts";
import { readEnvironment } from "#lib/environment.server.ts";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { siteUrl } = readEnvironment();
  return toSitemap(await readSitemap()).map(({ path, ...entry }) => ({ url: siteUrl + path, ...entry }));
}
