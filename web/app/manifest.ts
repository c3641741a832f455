import type { MetadataRoute } from "next";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView } from "#content/view.server.ts";
import { palette } from "#features/metadata/palette.ts";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const settings = await readSiteSettings(publishedView);
  const name = settings?.name ?? "Shop";
  return {
    name: settings?.tagline ? `${name}: ${settings.tagline}` : name,
    short_name: name,
    ...(settings?.meta?.description ? { description: settings.meta.description } : {}),
    start_url: "/",
    display: "minimal-ui",
    lang: "en",
    theme_color: palette.paper,
    background_color: palette.paper,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
