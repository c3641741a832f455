import "server-only";
import { readBundles } from "#catalog/course-list.server.ts";
import { readSitePaths } from "#content/site-paths.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import type { View } from "#content/view.server.ts";
import { type BuiltInLinks, toBuiltInLinks, usesBuiltInLinks } from "#features/site-header/site-links.ts";

/**
 * The menus' links that no editor wrote. Other pages' paths are read only when some stand in for an editor's list: with them, every page
 * expires with every other.
 */
export async function readBuiltInLinks(view: View): Promise<BuiltInLinks> {
  const pendingBundles = readBundles(view);
  const settings = await readSiteSettings(view);
  const [bundles, paths] = await Promise.all([
    pendingBundles,
    usesBuiltInLinks(settings) ? readSitePaths(view) : new Set<string>(),
  ]);
  return toBuiltInLinks({ paths, bundles });
}
