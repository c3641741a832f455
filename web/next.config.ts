import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { NextConfig } from "next";
import { toLinkHeaders } from "./commerce/cart-api/link-cookies.ts";
import { readEnvironment } from "./lib/environment.ts";

const { content, siteUrl } = readEnvironment(process.env);

const config: NextConfig = {
  distDir: process.env["NEXT_DIST_DIR"] ?? ".next",
  cacheComponents: true,
  cacheHandler: join(import.meta.dirname, "cache-handler.ts"),
  // Without it the first request of an unknown address waits for the answer, so that it can be a 404.
  partialPrefetching: false,
  // Cached reads are fresh for five minutes without any event; a backend that is down costs freshness, not pages (requirements §9.12).
  cacheLife: {
    backend: { stale: 30, revalidate: 300, expire: 365 * 24 * 3600 },
    backendDown: { stale: 30, revalidate: 15, expire: 365 * 24 * 3600 },
  },
  poweredByHeader: false,
  reactStrictMode: true,
  // Pictures come in their sizes from Sanity and Shopify; nobody needs the site to scale what they name.
  images: { unoptimized: true },
  // Type errors are `npm run check`'s to find; a build would only find them again, slower.
  typescript: { ignoreBuildErrors: true },
  // The Studio's configuration is read in the browser too; Sanity's own tools use the same two names.
  env:
    content.mode === "hosted"
      ? { SANITY_STUDIO_PROJECT_ID: content.projectId, SANITY_STUDIO_DATASET: content.dataset }
      : {},
  rewrites: async () => [
    { source: "/:kind(courses|books|blog)/:slug.md", destination: "/api/markdown/:kind/:slug" },
    // The browser reaches the local lake through the site's origin: no second port, no CORS, same-site cookies.
    ...(content.mode === "embedded"
      ? [{ source: "/lake/:path*", destination: `${content.apiHost}/:path*` }]
      : []),
  ],
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "x-content-type-options", value: "nosniff" },
        // A window that another site opened, or that it embeds, shares nothing with ours. Share pictures go anywhere.
        { key: "cross-origin-opener-policy", value: "same-origin-allow-popups" },
        { key: "permissions-policy", value: "camera=(), microphone=(), geolocation=(), payment=()" },
        ...(siteUrl.startsWith("https:")
          ? [{ key: "strict-transport-security", value: "max-age=31536000" }]
          : []),
      ],
    },
    {
      source: "/((?!.*share\\.png|favicon|apple-icon|icon).*)",
      headers: [{ key: "cross-origin-resource-policy", value: "same-site" }],
    },
    {
      // These answer with stricter ones of their own, which Next would replace by what stands here.
      source: "/((?!preview/|api/cw/sessions|lake/).*)",
      headers: [
        { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
        // The Studio shows the site in a frame of the same origin; nobody else may.
        { key: "content-security-policy", value: "frame-ancestors 'self'" },
      ],
    },
    {
      // Its files are gone after the next build.
      source: "/studio/:path*",
      headers: [{ key: "cache-control", value: "public, max-age=0, must-revalidate" }],
    },
    ...toLinkHeaders({ isSecure: siteUrl.startsWith("https:") }),
  ],
  // React has it; the shim is for what came before 18.
  turbopack: { resolveAlias: { "use-sync-external-store/shim": "react" } },
  experimental: {
    // Next leaves one core to itself, which is half of a small machine.
    cpus: Math.max(2, availableParallelism() - 1),
    turbopackFileSystemCacheForBuild: false,
    // Pages stay in memory: on the disk every address that somebody makes up would be kept, 165 kB each.
    isrFlushToDisk: false,
    serverActions: { allowedOrigins: [new URL(siteUrl).host] },
    // What web/proxy.ts looks at is kept in memory meanwhile: twice what the largest form may have.
    proxyClientMaxBodySize: "128kb",
  },
};

export default config;
