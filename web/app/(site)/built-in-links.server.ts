import "server-only";
import { readSitePaths } from "#content/site-paths.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import type { View } from "#content/view.server.ts";
import { type BuiltInLinks, toBuiltInLinks, usesBuiltInLinks } from "#features/site-header/site-links.ts";

/**
 * The menus' links that no editor wrote. Other pages' paths are read only when some stand in for an editor's list: with them, every page
 * expires with every other.
 */
export async function readBuiltInLinks(view: View): Promise<BuiltInLinks> {
  const settings = await readSiteSettings(view);
  return toBuiltInLinks(usesBuiltInLinks(settings) ? await readSitePaths(view) : new Set());
}
