import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { createFaults } from "#http/faults.ts";
import { createLedger, type Ledger, type LedgerEntry } from "#http/ledger.ts";
import type { ShopCredentials } from "#storefront/shop-credentials.ts";
import { type ApiVersion, apiVersions } from "#storefront/graphql/api/api-versions.ts";
import {
  type DirectCall,
  readDirectBody,
  readDirectCall,
  sendDirectAnswer,
} from "#storefront/graphql/api/direct-graphql.ts";
import { createThrottle } from "#storefront/graphql/api/throttle.ts";
import { type CatalogSeed } from "#storefront/domain/catalog/catalog-seed.ts";
import { type ResetTarget, UnknownRequests } from "#control/control-routes.ts";
import { createSnapshots } from "#control/snapshots.ts";
import { readBearerToken } from "#http/bearer-token.ts";
import { controlPath, createControlPlane } from "#control/control-plane.ts";
import { controlRoutes } from "#storefront/http/control/control-routes.ts";
import { toAdminErrorResponse } from "#storefront/merchant/admin-api/admin-error.ts";
import { createShopFront } from "#storefront/shop-front.ts";
import { toGraphqlHeaders } from "#storefront/http/cors.ts";
import { databaseFile, databaseFiles } from "#storefront/domain/database.ts";
import { uploadsFolder } from "#storefront/domain/uploads/staged-uploads.ts";
import { shopifyRetryDelaysMs } from "#storefront/merchant/dispatcher.ts";
import { openEntry } from "#http/open-entry.ts";
import { type OpenShop, openShop } from "#storefront/open-shop.ts";

export interface StorefrontOptions {
  dataDir: string;
  credentials: Pick<ShopCredentials, "storefront"> & Partial<Pick<ShopCredentials, "users">>;
  /** Loaded once per data directory. A shop without products by default. */
  seed?: CatalogSeed;
  /** Where browsers reach the shop. By default, the URL that a request came to. */
  publicUrl?: string;
  /** The URL of the site that sells the shop's products. Pages link there. */
  siteUrl?: string;
  /** Where clients of customer accounts may send people back to, besides the site and this machine. */
  redirectUris?: readonly string[];
  /** The site's webhook URL. null sends none, and undefined keeps the last start's. */
  webhookUrl?: string | null;
  /** How long after its webhook a change stays hidden. 0 by default. */
  lagMs?: number;
  /** A server's token for requests on shoppers' behalf. The access token by default. */
  privateToken?: string;
  /** The size of each buyer's bucket of work. Without it, throttling is off. */
  throttleSeconds?: number;
  /** Requests for an older version of the Storefront API get this one, as Shopify does for retired versions. */
  oldestVersion?: ApiVersion;
  /** A failed webhook delivery's retry delays. Shopify's by default. */
  retryDelaysMs?: readonly number[];
  /** Opens `/_emulator` to the admin token: reset, seed, faults, lag, webhook delivery faults, and the request log. */
  control?: boolean;
  now?: () => Date;
  newId?: () => string;
}

export interface Storefront {
  fetch: (request: Request) => Promise<Response>;
  /** Answers Node's GraphQL requests as `fetch` would, several times as fast. null leaves a request to `fetch`. */
  direct: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | null;
  requests: Ledger;
  close: () => Promise<void>;
}

/**
 * An embedded Shopify shop: the Storefront GraphQL API, its images, its checkout, and the merchant's side. Everything is stored
 * in `<dataDir>/storefront.sqlite`.
 */
export function createStorefront(options: StorefrontOptions): Storefront {
  const { dataDir, credentials, now = () => new Date(), newId = randomUUID } = options;
  const { oldestVersion = apiVersions[0] } = options;
  const siteUrl = (options.siteUrl ?? "http://localhost:3000").replace(/\/$/, "");
  const requests = createLedger();
  const faults = createFaults();
  const throttle = createThrottle({ seconds: options.throttleSeconds ?? 0, now });
  const unknownRequests = new UnknownRequests();
  const inFlight = new Set<Promise<unknown>>();
  const snapshots = createSnapshots({
    dataDir,
    service: "storefront",
    database: databaseFile,
    uploads: uploadsFolder,
  });
  const seed = options.seed ?? emptySeed;
  let shop = open(seed);
  /** Settles once the shop is open. During a reset, requests wait. */
  let ready: Promise<void> = Promise.resolve();

  const answerControl = createControlPlane({
    routes: controlRoutes,
    token: credentials.storefront.adminToken,
    role: "admin",
    readToken: (headers) => headers.get("x-shopify-access-token") ?? readBearerToken(headers),
    allowsOrigin: (origin, { url }) => origin === new URL(url).origin,
    toErrorResponse: toAdminErrorResponse,
    services: {
      hasSeed: true,
      requests,
      faults,
      unknownRequests,
      shop: () => shop.services,
      snapshots,
      copyDatabase: (file) => shop.copyDatabase(file),
      reset: (to: ResetTarget) => {
        ready = restart(ready, to);
        ready.catch(() => {});
        return ready;
      },
    },
  });
  const shopFront = createShopFront({
    credentials,
    privateToken: options.privateToken ?? credentials.storefront.accessToken,
    throttle,
    oldestVersion,
    publicUrl: options.publicUrl,
    siteUrl,
    redirectUris: options.redirectUris ?? [],
    onUnknown: (request) => unknownRequests.add(request),
    now,
    newId,
  });

  function open(from: CatalogSeed): OpenShop {
    return openShop({
      dataDir,
      credentials,
      seed: from,
      publicUrl: options.publicUrl,
      webhookUrl: options.webhookUrl,
      lagMs: options.lagMs ?? 0,
      retryDelaysMs: options.retryDelaysMs ?? shopifyRetryDelaysMs,
      now,
      newId,
    });
  }

  async function restart(before: Promise<void>, to: ResetTarget): Promise<void> {
    await before.catch(() => {});
    await Promise.allSettled(inFlight);
    await shop.close();
    throttle.clear();
    for (const name of [...databaseFiles, uploadsFolder])
      await rm(join(dataDir, name), { recursive: true, force: true });
    if (to.kind === "snapshot") await snapshots.restore(to.name);
    shop = open(to.kind === "nothing" ? emptySeed : seed);
  }

  async function answer(request: Request, entry: LedgerEntry): Promise<Response> {
    const { pathname } = new URL(request.url);
    return faults.apply({
      request,
      path: pathname,
      answer: async () => {
        await ready;
        const response = await finishing(shopFront.answer(request, entry, shop.services));
        if (response) return response;
        unknownRequests.add({ method: request.method, path: pathname });
        return Response.json({ errors: `${request.method} ${pathname} is not emulated.` }, { status: 404 });
      },
    });
  }

  /** A reset waits for requests in progress. */
  async function finishing<Result>(work: Promise<Result>): Promise<Result> {
    inFlight.add(work);
    try {
      return await work;
    } finally {
      inFlight.delete(work);
    }
  }

  async function answerDirectly(
    call: DirectCall,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    const { entry, record } = openEntry({ method: "POST", url: call.url, requests, now });
    try {
      const text = await readDirectBody(incoming);
      await ready;
      const response = await finishing(shopFront.answerGraphql({ ...call, text }, entry, shop.services));
      entry.status = response.status;
      sendDirectAnswer(outgoing, response, toGraphqlHeaders(call.version));
    } finally {
      record();
    }
  }

  return {
    direct: (incoming, outgoing) => {
      // Fault rules need complete web responses.
      const call = faults.rules().length > 0 ? null : readDirectCall(incoming, oldestVersion);
      return call && answerDirectly(call, incoming, outgoing);
    },
    fetch: async (request) => {
      const url = new URL(request.url);
      const { entry, record } = openEntry({ method: request.method, url, requests, now });
      const isControl = options.control === true && url.pathname.startsWith(controlPath);
      try {
        const response = await (isControl ? answerControl(request, entry) : answer(request, entry));
        entry.status = response.status;
        return response;
      } finally {
        record();
      }
    },
    requests,
    close: async () => {
      await ready.catch(() => {});
      await shop.close();
    },
  };
}

/** A shop without products. */
const emptySeed: CatalogSeed = { products: [], collections: [] };
