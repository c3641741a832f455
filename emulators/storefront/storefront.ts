import { randomUUID } from "node:crypto";
import { createLedger, toLedgerPath } from "#http/ledger.ts";
import { commerceSeed } from "#seed/commerce/commerce-seed.ts";
import type { Credentials } from "#seed/credentials.ts";
import { readAccess } from "#storefront/api/access.ts";
import { toAnsweringVersion } from "#storefront/api/api-versions.ts";
import { createGraphqlEndpoint } from "#storefront/api/graphql-endpoint.ts";
import type { CatalogueSeed } from "#storefront/catalogue/product.ts";
import { answerPreflight, withCors } from "#storefront/cors.ts";
import { shopifyRetryDelays } from "#storefront/merchant/dispatcher.ts";
import { openShop } from "#storefront/open-shop.ts";
import { answerCheckout, checkoutPath } from "#storefront/pages/checkout-page.ts";
import { imagePath } from "#storefront/pages/image-files.ts";

const graphqlPath = /^\/api\/([^/]+)\/graphql(?:\.json)?$/;

export interface StorefrontOptions {
  dataDir: string;
  credentials: Pick<Credentials, "storefront">;
  /** Planted when the data directory holds no catalogue yet. */
  seed?: CatalogueSeed;
  /** Where browsers reach the shop; the address a request came to when it is not given. */
  publicUrl?: string;
  /** Where the site is told of changes; null tells it nothing, and without it that stays as at the last start. */
  webhookUrl?: string | null;
  /** For how many milliseconds after its webhook a change is not shown yet; 0 unless given. */
  lag?: number;
  /** How long a webhook that was not taken waits for each further attempt, in milliseconds; as Shopify's unless given. */
  retryDelays?: readonly number[];
  now?: () => Date;
  newId?: () => string;
}

export interface Storefront {
  fetch: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
}

/**
 * An embedded Shopify shop: the Storefront GraphQL API, its pictures and the address of its checkout.
 * `GET /_emulator/requests`, with the shop's token, is its own: the latest requests it answered.
 */
export function createStorefront({
  dataDir,
  credentials,
  seed = commerceSeed,
  publicUrl,
  webhookUrl,
  lag = 0,
  retryDelays = shopifyRetryDelays,
  now = () => new Date(),
  newId = randomUUID,
}: StorefrontOptions): Storefront {
  const shop = openShop({
    dataDir,
    credentials,
    seed,
    publicUrl,
    webhookUrl,
    lag,
    retryDelays,
    now,
    newId,
  });
  const ledger = createLedger();
  const answerGraphql = createGraphqlEndpoint();

  async function answer(request: Request): Promise<Response> {
    const { pathname, origin } = new URL(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (request.method === "OPTIONS") return answerPreflight(request);
    if (isRead && pathname.startsWith(imagePath)) return shop.services.images.serve(request.url);
    if (isRead && pathname.startsWith(checkoutPath)) return answerCheckout();

    const access = readAccess(request.headers, credentials.storefront.accessToken);
    if (isRead && pathname === "/_emulator/requests" && access === "token") {
      return Response.json(ledger.entries());
    }

    const asked = graphqlPath.exec(pathname)?.[1];
    const version = asked === undefined || request.method !== "POST" ? null : toAnsweringVersion(asked);
    if (!version) return refuseUnknown(request.method, pathname);
    if (access === "refused") return refuseToken();
    const shared = { ...shop.services, now, newId, publicUrl: publicUrl ?? origin };
    const response = await answerGraphql(request, version, { ...shared, hasToken: access === "token" });
    response.headers.set("x-shopify-api-version", version);
    return response;
  }

  return {
    fetch: async (request) => {
      const url = new URL(request.url);
      const at = now().toISOString();
      const started = performance.now();
      const response = withCors(await answer(request));
      ledger.record({
        at,
        method: request.method,
        path: toLedgerPath(url),
        route: toRoute(request.method, url.pathname),
        status: response.status,
        ms: Math.round(performance.now() - started),
        role: readAccess(request.headers, credentials.storefront.accessToken) === "token" ? "token" : null,
      });
      return response;
    },
    close: () => shop.close(),
  };
}

/** As the ledger names it. */
function toRoute(method: string, pathname: string): string | null {
  if (pathname.startsWith(imagePath)) return `${imagePath}*`;
  if (pathname.startsWith(checkoutPath)) return `${checkoutPath}*`;
  return method === "POST" && graphqlPath.test(pathname) ? "/api/:version/graphql.json" : null;
}

function refuseToken(): Response {
  const errors = [{ message: "", extensions: { code: "UNAUTHORIZED" } }];
  return Response.json({ errors }, { status: 401 });
}

function refuseUnknown(method: string, pathname: string): Response {
  return Response.json({ errors: `${method} ${pathname} is not emulated.` }, { status: 404 });
}
