import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { NextConfig } from "next";
import { toLinkHeaders } from "./commerce/cart-api/link-cookies.ts";
import { addCompileHints } from "./compile-hints.ts";
import { parseEnvironment } from "./lib/environment.ts";
import { largestRequestBytes } from "./lib/read-body.ts";
import { policyHeaders } from "./policy-headers.ts";

const { content, siteUrl } = parseEnvironment(process.env);

const config: NextConfig = {
  distDir: process.env["NEXT_DIST_DIR"] ?? ".next",
  cacheComponents: true,
  cacheHandler: join(import.meta.dirname, "cache-handler.ts"),
  // Makes the first request for an unknown path wait for the full render, so that it can return 404.
  partialPrefetching: false,
  // Cached reads are fresh for five minutes without events. A backend outage costs freshness, not pages (requirements
  // §9.12).
  cacheLife: {
    backend: { stale: 30, revalidate: 300, expire: 365 * 24 * 3600 },
    backendDown: { stale: 30, revalidate: 15, expire: 365 * 24 * 3600 },
  },
  poweredByHeader: false,
  // Pages have their head from the start. By default, bots get one rendered for them, without the cache handler's policy and status.
  htmlLimitedBots: /(?!)/,
  reactStrictMode: true,
  // Klaviyo's client is 25 MB of generated classes, too much for a bundle. pdfkit reads files from its own folder.
  serverExternalPackages: ["klaviyo-api", "pdfkit"],
  // Sanity and Shopify scale images themselves.
  images: { unoptimized: true },
  // `npm run check` reports type errors. Checking again would only slow down the build.
  typescript: { ignoreBuildErrors: true },
  // The Studio's configuration also runs in the browser. Sanity's tools use the same two names.
  env:
    content.mode === "hosted"
      ? { SANITY_STUDIO_PROJECT_ID: content.projectId, SANITY_STUDIO_DATASET: content.dataset }
      : {},
  rewrites: async () => ({
    // Next answers these with pages of its own. Here they're addresses like any other that doesn't exist.
    beforeFiles: [
      {
        source: "/:name(404|500|index|_app|_document|_error|_not-found|_global-error)",
        destination: "/no-page/:name",
      },
      // The Studio is one static page, which reads the rest of its path by itself.
      { source: "/studio/:path+", destination: "/studio" },
    ],
    afterFiles: [
      { source: "/:kind(courses|books|blog)/:slug.md", destination: "/api/markdown/:kind/:slug" },
      // The browser reaches the local lake through the site's origin: no second port, no CORS, same-site cookies.
      ...(content.mode === "embedded"
        ? [{ source: "/lake/:path*", destination: `${content.apiHost}/:path*` }]
        : []),
    ],
    fallback: [],
  }),
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "x-content-type-options", value: "nosniff" },
        // Isolates the site from windows that open or embed it. Share images may be used anywhere.
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
    ...policyHeaders,
    {
      // These files are replaced by the next build.
      source: "/studio/:path*",
      headers: [{ key: "cache-control", value: "public, max-age=0, must-revalidate" }],
    },
    {
      source: "/:file(payment-marks|gift-cards).svg",
      headers: [{ key: "cache-control", value: "public, max-age=86400" }],
    },
    ...toLinkHeaders({ isSecure: siteUrl.startsWith("https:") }),
  ],
  // React includes it; the shim is for versions before 18.
  turbopack: { resolveAlias: { "use-sync-external-store/shim": "react" } },
  compiler: { runAfterProductionCompile: addCompileHints },
  experimental: {
    // By default, Next leaves one core free, which is half of a small machine.
    cpus: Math.max(2, availableParallelism() - 1),
    turbopackFileSystemCacheForBuild: false,
    // They'd be a third of the server's files. `npm run dev` names the place of the same errors.
    serverSourceMaps: false,
    // On a slow connection, the number of files counts more than their size (docs/decisions/0047).
    cssChunking: { type: "graph", requestCost: 100_000_000, weightDistribution: 0 },
    turbopackChunking: { minChunkSize: 200_000 },
    // Pages stay in memory. On disk, every made-up path would take 165 kB.
    isrFlushToDisk: false,
    serverActions: { allowedOrigins: [new URL(siteUrl).host] },
    // A longer body loses its end on the way through web/proxy.ts. One byte more than fits tells the route so.
    proxyClientMaxBodySize: largestRequestBytes + 1,
  },
};

export default config;
