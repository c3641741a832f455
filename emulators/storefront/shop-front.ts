import type { LedgerEntry } from "#http/ledger.ts";
import type { Credentials } from "#seed/credentials.ts";
import { readAccess } from "#storefront/api/access.ts";
import { toAnsweringVersion } from "#storefront/api/api-versions.ts";
import { createGraphqlEndpoint } from "#storefront/api/graphql-endpoint.ts";
import { answerPreflight, withCors } from "#storefront/cors.ts";
import { adminApiPath, createAdminApi } from "#storefront/merchant/admin-api/admin-api.ts";
import { adminPagePath, createAdminPages } from "#storefront/merchant/admin-pages/admin-pages.ts";
import type { ShopServices } from "#storefront/open-shop.ts";
import { answerPage, shopPagePath } from "#storefront/pages/answer-page.ts";
import { imagePath } from "#storefront/pages/image-files.ts";

const graphqlPath = /^\/api\/([^/]+)\/graphql(?:\.json)?$/;

interface ShopFrontOptions {
  credentials: Pick<Credentials, "storefront"> & Partial<Pick<Credentials, "users">>;
  publicUrl: string | undefined;
  /** Where the pages lead back to. */
  siteUrl: string;
  now: () => Date;
  newId: () => string;
}

/** Everything that a shop answers of itself. */
export interface ShopFront {
  /** Null for what it does not know. Notes the route and the role in the ledger's entry. */
  answer: (request: Request, entry: LedgerEntry, shop: ShopServices) => Promise<Response | null>;
}

export function createShopFront({
  credentials,
  publicUrl,
  siteUrl,
  now,
  newId,
}: ShopFrontOptions): ShopFront {
  const { accessToken, adminToken } = credentials.storefront;
  const answerGraphql = createGraphqlEndpoint();
  const answerAdminApi = createAdminApi(adminToken);
  const answerAdminPages = createAdminPages({ credentials, now });

  /** What pages of any origin may read. */
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

    const asked = graphqlPath.exec(pathname)?.[1];
    const version = asked === undefined || request.method !== "POST" ? null : toAnsweringVersion(asked);
    if (!version) return null;
    entry.route = "/api/:version/graphql.json";
    const access = readAccess(request.headers, accessToken);
    if (access === "refused") return refuseToken();
    if (access === "token") entry.role = "token";
    const shared = { ...shop, now, newId, publicUrl: publicUrl ?? origin };
    const response = await answerGraphql(request, version, { ...shared, hasToken: access === "token" });
    response.headers.set("x-shopify-api-version", version);
    return response;
  }

  return {
    answer: async (request, entry, shop) => {
      const { pathname, origin } = new URL(request.url);
      const adminServices = { ...shop, publicUrl: publicUrl ?? origin, now, newId };
      if (pathname.startsWith(adminApiPath)) return answerAdminApi(request, entry, adminServices);
      if (adminPagePath.test(pathname)) return answerAdminPages(request, entry, adminServices);
      if (shopPagePath.test(pathname)) {
        return answerPage({ request, entry, services: { ...adminServices, siteUrl } });
      }
      const response = await answerPublic(request, entry, shop);
      return response && withCors(response);
    },
  };
}

function refuseToken(): Response {
  const errors = [{ message: "", extensions: { code: "UNAUTHORIZED" } }];
  return Response.json({ errors }, { status: 401 });
}
