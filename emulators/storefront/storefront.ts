import { randomUUID } from "node:crypto";
import type { Credentials } from "#seed/credentials.ts";
import { commerceSeed } from "#seed/commerce/commerce-seed.ts";
import { readAccess } from "#storefront/api/access.ts";
import { toAnsweringVersion } from "#storefront/api/api-versions.ts";
import { createGraphqlEndpoint } from "#storefront/api/graphql-endpoint.ts";
import { createCartStore } from "#storefront/cart/cart-store.ts";
import { createCatalogue } from "#storefront/catalogue/catalogue.ts";
import type { CatalogueSeed } from "#storefront/catalogue/product.ts";
import { openDatabase } from "#storefront/database.ts";
import { createImageFiles, imagePath } from "#storefront/pages/image-files.ts";

export interface StorefrontOptions {
  dataDir: string;
  credentials: Pick<Credentials, "storefront">;
  /** Planted when the data directory holds no catalogue yet. */
  seed?: CatalogueSeed;
  /** Where browsers reach the shop; the address a request came to when it is not given. */
  publicUrl?: string;
  now?: () => Date;
  newId?: () => string;
}

export interface Storefront {
  fetch: (request: Request) => Promise<Response>;
  close: () => void;
}

/** An embedded Shopify shop: the Storefront GraphQL API, its pictures and the address of its checkout. */
export function createStorefront({
  dataDir,
  credentials,
  seed = commerceSeed,
  publicUrl,
  now = () => new Date(),
  newId = randomUUID,
}: StorefrontOptions): Storefront {
  const database = openDatabase(dataDir);
  const catalogue = createCatalogue(database, seed);
  const carts = createCartStore(database, now);
  const images = createImageFiles();
  const answerGraphql = createGraphqlEndpoint();

  async function fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (request.method === "GET" && url.pathname.startsWith(imagePath)) return images.serve(url.pathname);
    const asked = /^\/api\/([^/]+)\/graphql(?:\.json)?$/.exec(url.pathname)?.[1];
    const version = asked === undefined ? null : toAnsweringVersion(asked);
    if (!version) return notFound(request.method, url.pathname);
    const access = readAccess(request.headers, credentials.storefront.accessToken);
    if (access === "refused") return unauthorized();
    const context = {
      catalogue,
      carts,
      images,
      hasToken: access === "token",
      publicUrl: publicUrl ?? url.origin,
      now,
      newId,
    };
    const response = await answerGraphql(request, version, context);
    response.headers.set("x-shopify-api-version", version);
    return response;
  }

  return { fetch, close: () => database.close() };
}

function unauthorized(): Response {
  const errors = [{ message: "", extensions: { code: "UNAUTHORIZED" } }];
  return Response.json({ errors }, { status: 401 });
}

function notFound(method: string, pathname: string): Response {
  return Response.json({ errors: `${method} ${pathname} is not emulated.` }, { status: 404 });
}
