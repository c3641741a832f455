import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createAccess } from "#content-lake/access.ts";
import { createAssetStore } from "#content-lake/assets/asset-store.ts";
import { createCommitter } from "#content-lake/commit.ts";
import { createCors } from "#content-lake/cors.ts";
import { openDatabase } from "#content-lake/database.ts";
import { createHistory, retentionInDays } from "#content-lake/history.ts";
import { LakeError } from "#content-lake/lake-error.ts";
import { createListeners } from "#content-lake/listen.ts";
import { createLiveEvents } from "#content-lake/live.ts";
import { MutationFailure } from "#content-lake/mutation-failure.ts";
import { toMutationError } from "#content-lake/mutations.ts";
import { plant, type Seed } from "#content-lake/planting.ts";
import { createPreferences } from "#content-lake/preferences.ts";
import { createPresenceRoom } from "#content-lake/presence.ts";
import { QueryError } from "#content-lake/query/run-query.ts";
import { toQueryErrorResponse } from "#content-lake/query-endpoint.ts";
import { createRecentCommits } from "#content-lake/recent-commits.ts";
import { createReleaseSchedule } from "#content-lake/release-schedule.ts";
import { router } from "#content-lake/routes.ts";
import type { Services } from "#content-lake/services.ts";
import { createSessions } from "#content-lake/sign-in/sessions.ts";
import { createSignIn } from "#content-lake/sign-in/sign-in.ts";
import { createStore } from "#content-lake/store.ts";
import { readToken } from "#content-lake/token.ts";
import { createUpgrade, type Upgrade } from "#content-lake/upgrade.ts";
import { createWebhooks, type Webhook } from "#content-lake/webhooks.ts";
import type { Credentials } from "#seed/credentials.ts";

export interface ContentLakeOptions {
  dataDir: string;
  credentials: Pick<Credentials, "contentLake" | "users">;
  /** Planted into the dataset `production`, once in the life of a data directory. */
  seed?: Seed;
  /** Where browsers reach the lake, without a final slash: asset addresses begin with it. */
  publicUrl?: string;
  allowedOrigins?: readonly string[];
  webhooks?: readonly Webhook[];
  /** Answers `GET /_emulator/unknown`, for tests that run the lake as a process. */
  control?: boolean;
  now?: () => Date;
  newId?: () => string;
}

export interface UnknownRequest {
  method: string;
  path: string;
}

export interface ContentLake {
  fetch: (request: Request) => Promise<Response>;
  upgrade: Upgrade;
  /** Settles once the seed stands; rejects when it cannot be planted. */
  ready: Promise<void>;
  /** The latest requests nothing answered, so that a test can notice what a client misses. */
  unknownRequests: readonly UnknownRequest[];
  /** Ends every stream and closes the database. What was acknowledged is on disk already. */
  close: () => Promise<void>;
}

/**
 * Sanity's Content Lake on this machine: the HTTP API that the Studio and `@sanity/client` speak, for one project
 * of any id. The documents live in `<dataDir>/content-lake.sqlite`, uploads in `<dataDir>/assets`.
 */
export function createContentLake(options: ContentLakeOptions): ContentLake {
  const { dataDir, credentials, seed, now = () => new Date(), newId = randomUUID } = options;
  const publicUrl = (options.publicUrl ?? "http://127.0.0.1:3001").replace(/\/$/, "");
  const database = openDatabase(join(dataDir, "content-lake.sqlite"));
  const sessions = createSessions({ database, now });
  const access = createAccess({ credentials, sessions });
  const store = createStore(database);
  const history = createHistory(database);
  history.prune(new Date(now().getTime() - retentionInDays * 24 * 60 * 60 * 1000));
  const recent = createRecentCommits(newId());
  const listeners = createListeners(recent);
  const live = createLiveEvents(recent);
  const webhooks = createWebhooks({ database, store, webhooks: options.webhooks ?? [], now, newId });
  const commit = createCommitter({
    store,
    now,
    newId,
    alongside: (kept) => webhooks.enqueue(kept),
    announce: (kept) => {
      recent.push(kept);
      live.announce(kept);
      listeners.announce(kept);
      webhooks.deliver();
      if (kept.changes.some(({ id }) => id.startsWith("_.releases."))) schedule.review();
    },
  });
  const schedule = createReleaseSchedule({ store, commit, now });
  const shared: Omit<Services, "user"> = {
    access,
    assets: createAssetStore({ directory: join(dataDir, "assets"), publicUrl, now }),
    commit,
    cors: createCors([new URL(publicUrl).origin, ...(options.allowedOrigins ?? [])]),
    history,
    listeners,
    live,
    preferences: createPreferences(database),
    signIn: createSignIn({ credentials, users: access.users, sessions, now }),
    store,
    studioUrl: new URL("/studio", publicUrl).href,
    now,
    newId,
  };
  const unknownRequests: UnknownRequest[] = [];
  const ready = prepare();
  ready.catch(() => {});

  async function prepare(): Promise<void> {
    if (seed) await plant({ seed, store, assets: shared.assets, database, now, newId });
    webhooks.deliver();
    schedule.review();
  }

  async function answer(request: Request): Promise<Response> {
    const services: Services = { ...shared, user: access.authenticate(readToken(request.headers)) };
    const found = router.find(request);
    if (found) return found.respond(services);
    const { pathname: path } = new URL(request.url);
    if (options.control && path === "/_emulator/unknown") return Response.json(unknownRequests);
    unknownRequests.push({ method: request.method, path });
    if (unknownRequests.length > 200) unknownRequests.shift();
    throw new LakeError(404, `The Content Lake emulator does not serve ${request.method} ${path} yet.`);
  }

  async function fetch(request: Request): Promise<Response> {
    await ready;
    const response =
      shared.cors.preflight(request) ??
      (await answer(request).catch((error: unknown) => toErrorResponse(error)));
    return shared.cors.decorate(request, response);
  }

  const presence = createPresenceRoom({ access, newId });
  const sockets = createUpgrade({ fetch, presence, allowsOrigin: (origin) => shared.cors.allows(origin) });

  return {
    ready,
    fetch,
    upgrade: sockets.upgrade,
    unknownRequests,
    close: async () => {
      await ready.catch(() => {});
      schedule.close();
      listeners.close();
      live.close();
      sockets.close();
      await webhooks.close();
      database.close();
    },
  };
}

/** What nobody foresaw is a 500: the Studio keeps an editor's changes then, and drops them on most 4xx. */
function toErrorResponse(error: unknown): Response {
  if (error instanceof LakeError) return error.toResponse();
  if (error instanceof QueryError) return toQueryErrorResponse(error).toResponse();
  if (error instanceof MutationFailure) return toMutationError(error, 0).toResponse();
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  return new LakeError(500, message).toResponse();
}
