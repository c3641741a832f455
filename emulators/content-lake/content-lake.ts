import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createAccess } from "#content-lake/access.ts";
import { createAssetStore } from "#content-lake/assets/asset-store.ts";
import { createCommitter } from "#content-lake/commit.ts";
import { createCors } from "#content-lake/cors.ts";
import { openDatabase } from "#content-lake/database.ts";
import { LakeError } from "#content-lake/lake-error.ts";
import { plant, type Seed } from "#content-lake/planting.ts";
import { QueryError } from "#content-lake/query/run-query.ts";
import { toQueryErrorResponse } from "#content-lake/query-endpoint.ts";
import { router } from "#content-lake/routes.ts";
import type { Services } from "#content-lake/services.ts";
import { createSessions } from "#content-lake/sign-in/sessions.ts";
import { createStore } from "#content-lake/store.ts";
import { readToken } from "#content-lake/token.ts";
import type { Credentials } from "#seed/credentials.ts";

export interface ContentLakeOptions {
  dataDir: string;
  credentials: Pick<Credentials, "contentLake" | "users">;
  /** Planted into the dataset `production`, once in the life of a data directory. */
  seed?: Seed;
  /** Where browsers reach the lake, without a final slash: asset addresses begin with it. */
  publicUrl?: string;
  allowedOrigins?: readonly string[];
  now?: () => Date;
  newId?: () => string;
}

export interface UnknownRequest {
  method: string;
  path: string;
}

export interface ContentLake {
  fetch: (request: Request) => Promise<Response>;
  /** Settles once the seed stands. */
  ready: Promise<void>;
  /** The latest requests nothing answered, so that a test can notice what a client misses. */
  unknownRequests: readonly UnknownRequest[];
  close: () => Promise<void>;
}

/**
 * Sanity's Content Lake on this machine: the HTTP API that the Studio and `@sanity/client` speak, for one project
 * of any id. The documents live in `<dataDir>/content-lake.sqlite`, uploads in `<dataDir>/assets`.
 */
export function createContentLake(options: ContentLakeOptions): ContentLake {
  const { dataDir, credentials, seed, now = () => new Date(), newId = randomUUID } = options;
  const publicUrl = options.publicUrl ?? "http://127.0.0.1:3001";
  const database = openDatabase(join(dataDir, "content-lake.sqlite"));
  const sessions = createSessions({ database, now });
  const access = createAccess({ credentials, sessions });
  const store = createStore(database);
  const assets = createAssetStore({ directory: join(dataDir, "assets"), publicUrl, now });
  const cors = createCors([new URL(publicUrl).origin, ...(options.allowedOrigins ?? [])]);
  const commit = createCommitter({ store, now, newId, alongside: () => {}, announce: () => {} });
  const ready = seed ? plant({ seed, store, assets, database, now, newId }) : Promise.resolve();
  const unknownRequests: UnknownRequest[] = [];

  async function answer(request: Request): Promise<Response> {
    const services: Services = {
      user: access.authenticate(readToken(request.headers)),
      access,
      store,
      commit,
      assets,
      now,
      newId,
    };
    const handle = router.find(request, services);
    if (!handle) throw noteUnknown(request);
    return handle();
  }

  function noteUnknown(request: Request): LakeError {
    const { pathname: path } = new URL(request.url);
    unknownRequests.push({ method: request.method, path });
    if (unknownRequests.length > 200) unknownRequests.shift();
    return new LakeError(404, `The Content Lake emulator does not serve ${request.method} ${path} yet.`);
  }

  return {
    ready,
    unknownRequests,
    fetch: async (request) => {
      await ready;
      const response =
        cors.preflight(request) ?? (await answer(request).catch((error: unknown) => toErrorResponse(error)));
      return cors.decorate(request, response);
    },
    close: async () => {
      await ready.catch(() => {});
      database.close();
    },
  };
}

/** What nobody foresaw is a 500: the Studio keeps an editor's changes then, and drops them on most 4xx. */
function toErrorResponse(error: unknown): Response {
  if (error instanceof LakeError) return error.toResponse();
  if (error instanceof QueryError) return toQueryErrorResponse(error).toResponse();
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  return new LakeError(500, message).toResponse();
}
