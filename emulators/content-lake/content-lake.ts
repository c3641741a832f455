import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { toErrorResponse } from "#content-lake/api/error-response.ts";
import { readBearerToken } from "#http/bearer-token.ts";
import { controlRoutes } from "#content-lake/control/control-routes.ts";
import { controlPath, createControlPlane } from "#control/control-plane.ts";
import { type ResetTarget, type UnknownRequest, UnknownRequests } from "#control/control-routes.ts";
import { createSnapshots } from "#control/snapshots.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import { assetsFolder, databaseFile, type OpenLake, openLake } from "#content-lake/open-lake.ts";
import type { Seed } from "#content-lake/store/seeding.ts";
import { withoutVersion } from "#content-lake/api/api-version.ts";
import { router } from "#content-lake/api/router.ts";
import type { Upgrade } from "#content-lake/live/upgrade.ts";
import type { Webhook } from "#content-lake/webhooks/webhook.ts";
import { createFaults } from "#http/faults.ts";
import { createLedger, type Ledger, type LedgerEntry } from "#http/ledger.ts";
import { openEntry } from "#http/open-entry.ts";
import type { LakeCredentials } from "#content-lake/access/lake-credentials.ts";

export interface ContentLakeOptions {
  dataDir: string;
  credentials: Pick<LakeCredentials, "contentLake" | "users">;
  /** Seeds the dataset `production`, once per data directory. */
  seed?: Seed;
  /** What the project is called in the Studio and on the sign-in page. "Content Lake" by default. */
  projectName?: string;
  /** Where browsers reach the lake, without a trailing slash. Asset URLs start with it. */
  publicUrl?: string;
  allowedOrigins?: readonly string[];
  /** Identified by name and recreated at each start. Without them, those of the last start stay. */
  webhooks?: readonly Webhook[];
  /** Opens `/_emulator` to the administrator's token: reset, seed, faults, and the request log. */
  control?: boolean;
  now?: () => Date;
  newId?: () => string;
}

export interface ContentLake {
  fetch: (request: Request) => Promise<Response>;
  upgrade: Upgrade;
  /** Settles once the seed is loaded. Rejects if it can't be. */
  ready: Promise<void>;
  requests: Ledger;
  /** The latest requests that no route answered, so that tests can see what a client is missing. */
  unknownRequests: readonly UnknownRequest[];
  /** Ends every stream and closes the database. Acknowledged writes are on disk already. */
  close: () => Promise<void>;
}

/**
 * Sanity's Content Lake on this machine: the HTTP API that the Studio and `@sanity/client` use, for one project with any ID. The
 * documents are in `<dataDir>/content-lake.sqlite`, uploads in `<dataDir>/assets`.
 */
export function createContentLake(options: ContentLakeOptions): ContentLake {
  const { dataDir, credentials, now = () => new Date(), newId = randomUUID } = options;
  const requests = createLedger();
  const faults = createFaults();
  const unknownRequests = new UnknownRequests();
  const inFlight = new Set<Promise<unknown>>();
  const snapshots = createSnapshots({
    dataDir,
    service: "content-lake",
    database: databaseFile,
    uploads: assetsFolder,
  });
  let lake = open(options.seed);
  let ready = lake.ready;

  const answerControl = createControlPlane({
    routes: controlRoutes,
    token: credentials.contentLake.administrator,
    role: "administrator",
    readToken: readBearerToken,
    allowsOrigin: (origin) => lake.services.cors.allows(origin),
    toErrorResponse,
    services: {
      hasSeed: options.seed !== undefined,
      requests,
      faults,
      unknownRequests,
      services: () => lake.services,
      snapshots,
      copyDatabase: (file) => lake.copyDatabase(file),
      reset: (to: ResetTarget) => {
        ready = restart(to);
        ready.catch(() => {});
        return ready;
      },
    },
  });

  function open(seed: Seed | null | undefined): OpenLake {
    return openLake({
      dataDir,
      credentials,
      seed,
      projectName: options.projectName ?? "Content Lake",
      publicUrl: (options.publicUrl ?? "http://127.0.0.1:3001").replace(/\/$/, ""),
      allowedOrigins: options.allowedOrigins ?? [],
      webhooks: options.webhooks,
      now,
      newId,
      fetch,
      onSocket: ({ path, route, status }) => {
        const at = now().toISOString();
        requests.record({ at, method: "WS", path, route, status, ms: 0, role: null });
      },
    });
  }

  /** Discards everything in memory with the closed lake and ends every stream, so that clients reconnect. */
  async function restart(to: ResetTarget): Promise<void> {
    await ready.catch(() => {});
    await Promise.allSettled(inFlight);
    await lake.close();
    for (const name of ownFiles) await rm(join(dataDir, name), { recursive: true, force: true });
    if (to.kind === "snapshot") await snapshots.restore(to.name);
    lake = open(to.kind === "nothing" ? null : options.seed);
    await lake.ready;
  }

  async function fetch(request: Request): Promise<Response> {
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
  }

  async function answer(request: Request, entry: LedgerEntry): Promise<Response> {
    const { cors } = lake.services;
    const preflight = cors.preflight(request);
    if (preflight) return cors.decorate(request, preflight);
    const { pathname } = new URL(request.url);
    const found = router.find(request);
    entry.route = found?.route.path ?? null;
    const response = await faults.apply({
      request,
      path: withoutVersion(pathname),
      answer: async () => {
        await ready;
        if (!found) return refuseUnknown(request.method, pathname);
        const work = lake.answer(found, request);
        inFlight.add(work);
        const { response: answered, user } = await work.finally(() => inFlight.delete(work));
        entry.role = user?.role ?? null;
        return answered;
      },
    });
    response.headers.set("x-content-type-options", "nosniff");
    return cors.decorate(request, response);
  }

  function refuseUnknown(method: string, path: string): Response {
    unknownRequests.add({ method, path });
    const message = `The Content Lake emulator doesn't serve ${method} ${path} yet.`;
    return new LakeError(404, message).toResponse();
  }

  return {
    ready,
    fetch,
    upgrade: (request, socket, head) => lake.upgrade(request, socket, head),
    requests,
    unknownRequests: unknownRequests.all,
    close: async () => {
      await ready.catch(() => {});
      await lake.close();
    },
  };
}

/** The files a lake writes into its data directory. */
const ownFiles = [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`, assetsFolder];
