import type { MetadataRoute } from "next";
import { readEnvironment } from "#lib/environment.server.ts";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", disallow: ["/api/", "/cart", "/studio", "/preview/"] },
    sitemap: `${readEnvironment().siteUrl}/sitemap.xml`,
  };
}
