import { connection } from "next/server";
import { readShopGid } from "#catalog/cached-products.server.ts";
import type { AnalyticsConfig } from "#features/analytics/start-analytics.ts";
import { readEnvironment } from "#lib/environment.server.ts";

/** Where reports go. Asked by visitors who agree to them. Nothing goes to Shopify about an embedded shop, which it doesn't know. */
export async function GET(): Promise<Response> {
  // Otherwise the build's environment would be answered.
  await connection();
  const { tagManager, statusWidget, storefront } = readEnvironment();
  const config: AnalyticsConfig = {
    container: tagManager,
    statusWidget,
    shopId: storefront.mode === "hosted" ? await readShopGid() : null,
  };
  return Response.json(config, { headers: { "cache-control": "no-store" } });
}
