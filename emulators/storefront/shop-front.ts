import type { UnknownRequest } from "#control/control-routes.ts";
import type { LedgerEntry } from "#http/ledger.ts";
import type { ShopCredentials } from "#storefront/shop-credentials.ts";
import { readText } from "#http/read-text.ts";
import type { ApiVersion } from "#storefront/graphql/api/api-versions.ts";
import { createGraphqlEndpoint, type GraphqlEndpoint } from "#storefront/graphql/api/graphql-endpoint.ts";
import { graphqlRoute, isGraphqlPath, readGraphqlVersion } from "#storefront/graphql/api/graphql-path.ts";
import { maxBodyBytes } from "#storefront/graphql/api/request-body.ts";
import type { Throttle } from "#storefront/graphql/api/throttle.ts";
import { answerPreflight, toGraphqlHeaders, withCors } from "#storefront/http/cors.ts";
import { adminApiPath, createAdminApi } from "#storefront/merchant/admin-api/admin-api.ts";
import { adminPagePath, createAdminPages } from "#storefront/merchant/admin-pages/admin-pages.ts";
import { answerUploads, uploadPath } from "#storefront/merchant/uploads/answer-uploads.ts";
import type { ShopServices } from "#storefront/open-shop.ts";
import { accountPath, answerAccount } from "#storefront/customer-account/answer-account.ts";
import { answerPage, shopPagePath } from "#storefront/checkout/pages/answer-page.ts";
import { imagePath } from "#storefront/checkout/pages/image-files.ts";

interface ShopFrontOptions {
  credentials: Pick<ShopCredentials, "storefront"> & Partial<Pick<ShopCredentials, "users">>;
  /** A server's token, instead of the public one. */
  privateToken: string;
  throttle: Throttle;
  oldestVersion: ApiVersion;
  publicUrl: string | undefined;
  /** Where the pages link back to. */
  siteUrl: string;
  /** Where clients of customer accounts may send people back to, besides the site and this machine. */
  redirectUris: readonly string[];
  onUnknown: (request: UnknownRequest) => void;
  now: () => Date;
  newId: () => string;
}

/** Everything a shop serves. */
export interface ShopFront {
  /** null for an unknown path. Adds the route and the role to the ledger's entry. */
  answer: (request: Request, entry: LedgerEntry, shop: ShopServices) => Promise<Response | null>;
  /** The part of it that most requests are for, without web-standard objects. */
  answerGraphql: GraphqlEndpoint;
}

export function createShopFront({
  credentials,
  privateToken,
  throttle,
  oldestVersion,
  publicUrl,
  siteUrl,
  redirectUris,
  onUnknown,
  now,
  newId,
}: ShopFrontOptions): ShopFront {
  const { accessToken: publicToken, adminToken } = credentials.storefront;
  const tokens = { publicToken, privateToken };
  const answerGraphql = createGraphqlEndpoint({ tokens, throttle, publicUrl, onUnknown, now, newId });
  const answerAdminApi = createAdminApi(adminToken);
  const answerAdminPages = createAdminPages({ credentials, now });

  /** The paths that pages on any origin can read. */
  async function answerPublic(
    request: Request,
    entry: LedgerEntry,
    shop: ShopServices,
  ): Promise<Response | null> {
    const { pathname, origin } = new URL(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (request.method === "OPTIONS") return answerPreflight(request);
    if (isRead && pathname.startsWith(imagePath)) {
      entry.route = `${imagePath}*`;
      return shop.images.serve(request);
    }

    if (!isGraphqlPath(pathname)) return null;
    const version = request.method === "POST" ? readGraphqlVersion(pathname, oldestVersion) : null;
    if (!version) {
      entry.route = graphqlRoute;
      return Response.json({ errors: "Not Found" }, { status: 404 });
    }
    const text = await readText(request, maxBodyBytes);
    const header = (name: string) => request.headers.get(name);
    const { status, body } = await answerGraphql({ version, header, origin, text }, entry, shop);
    const headers = { "content-type": "application/json", ...toGraphqlHeaders(version) };
    return new Response(body, { status, headers });
  }

  return {
    answerGraphql,
    answer: async (request, entry, shop) => {
      const { pathname, origin } = new URL(request.url);
      const adminServices = { ...shop, publicUrl: publicUrl ?? origin, onUnknown, now, newId };
      if (pathname.startsWith(adminApiPath)) return answerAdminApi(request, entry, adminServices);
      if (pathname.startsWith(uploadPath)) return answerUploads(request, entry, shop);
      if (adminPagePath.test(pathname)) return answerAdminPages(request, entry, adminServices);
      const site = { name: shop.content.shop.name, url: siteUrl };
      if (shopPagePath.test(pathname))
        return answerPage({ request, entry, services: { ...adminServices, site } });
      if (accountPath.test(pathname) && request.method !== "OPTIONS")
        return answerAccount({ request, entry, services: { ...adminServices, site, redirectUris } });
      const response = await answerPublic(request, entry, shop);
      return response && withCors(response);
    },
  };
}
