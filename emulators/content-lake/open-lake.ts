import { join } from "node:path";
import { createAccess, type User } from "#content-lake/access/access.ts";
import { createAssetStore } from "#content-lake/assets/asset-store.ts";
import { moveAssets } from "#content-lake/assets/move-assets.ts";
import { createCommitter } from "#content-lake/store/commit.ts";
import { createCors } from "#content-lake/api/cors.ts";
import { createCorsOrigins } from "#content-lake/api/cors-origins.ts";
import { createDatasetCopies } from "#content-lake/store/dataset-copies.ts";
import { openDatabase } from "#content-lake/store/database.ts";
import { requireRequestedDataset } from "#content-lake/api/dataset-name.ts";
import { createDiskSync } from "#content-lake/store/disk-sync.ts";
import { toErrorResponse } from "#content-lake/api/error-response.ts";
import { createHistory } from "#content-lake/history/history.ts";
import { readStoredCommits } from "#content-lake/history/stored-commits.ts";
import { createListeners } from "#content-lake/live/listeners.ts";
import { createLiveEvents } from "#content-lake/live/live-events.ts";
import { markAsSeeded, type Seed, seedLake, seededDataset } from "#content-lake/store/seeding.ts";
import { createAccessRequests } from "#content-lake/access/access-requests.ts";
import { createPreferences } from "#content-lake/access/preferences.ts";
import { createPresenceRoom } from "#content-lake/live/presence.ts";
import { createRecentCommits } from "#content-lake/store/recent-commits.ts";
import { createReleaseSchedule } from "#content-lake/actions/release-schedule.ts";
import type { Found } from "#http/router.ts";
import type { Services } from "#content-lake/api/services.ts";
import { createSessions } from "#content-lake/access/sign-in/sessions.ts";
import { createSignIn } from "#content-lake/access/sign-in/sign-in.ts";
import { createStore } from "#content-lake/store/document-store.ts";
import { readBearerToken } from "#http/bearer-token.ts";
import { createUpgrade, type SocketVisit, type Upgrade } from "#content-lake/live/upgrade.ts";
import { createWebhooks } from "#content-lake/webhooks/webhooks.ts";
import type { Webhook } from "#content-lake/webhooks/webhook.ts";
import type { LakeCredentials } from "#content-lake/access/lake-credentials.ts";

export interface OpenLakeOptions {
  dataDir: string;
  credentials: Pick<LakeCredentials, "contentLake" | "users">;
  /** Loaded once per data directory. null leaves it empty for good, undefined leaves it empty for now. */
  seed?: Seed | null | undefined;
  projectName: string;
  publicUrl: string;
  allowedOrigins: readonly string[];
  /** undefined keeps those of the last start. */
  webhooks: readonly Webhook[] | undefined;
  now: () => Date;
  newId: () => string;
  /** How the stream tunnel requests the stream it carries. */
  fetch: (request: Request) => Promise<Response>;
  onSocket: (visit: SocketVisit) => void;
}

/** Everything over one data directory: its services, until it's closed. */
export interface OpenLake {
  /** Settles once the seed is loaded. Rejects if it can't be. */
  ready: Promise<void>;
  services: Omit<Services, "user" | "signedOut">;
  /** The response, which may be an error, and the caller's role. */
  answer: (found: Found<Services>, request: Request) => Promise<{ response: Response; user: User | null }>;
  upgrade: Upgrade;
  /** Copies the database as it is now to a new file. */
  copyDatabase: (file: string) => void;
  close: () => Promise<void>;
}

/** What a lake writes into its data directory. */
export const databaseFile = "content-lake.sqlite";
export const assetsFolder = "assets";

export function openLake(options: OpenLakeOptions): OpenLake {
  const { dataDir, credentials, seed, publicUrl, now, newId } = options;
  const database = openDatabase(join(dataDir, databaseFile));
  const disk = createDiskSync(database);
  const assetsDirectory = join(dataDir, assetsFolder);
  moveAssets({ database, directory: assetsDirectory, publicUrl });
  const sessions = createSessions({ database, now });
  const access = createAccess({ credentials, sessions });
  const store = createStore(database);
  store.createDataset(seededDataset, now().toISOString());
  const history = createHistory({ database, now });
  history.prune();
  const recent = createRecentCommits(newId(), readStoredCommits(database));
  const listeners = createListeners(recent);
  const live = createLiveEvents(recent);
  const webhooks = createWebhooks({ database, store, webhooks: options.webhooks, now, newId });
  const commit = createCommitter({
    store,
    now,
    newId,
    alongside: (kept) => webhooks.enqueue(kept),
    announce: (kept) => {
      recent.push(kept);
      live.announce();
      listeners.announce();
      webhooks.sendDue();
      if (kept.changes.some(({ id }) => id.startsWith("_.releases."))) schedule.review();
    },
  });
  const schedule = createReleaseSchedule({ store, commit, now });
  const corsOrigins = createCorsOrigins(database);
  const services: OpenLake["services"] = {
    access,
    accessRequests: createAccessRequests(database),
    assets: createAssetStore({ directory: assetsDirectory, publicUrl, now }),
    commit,
    copies: createDatasetCopies({ database, directory: assetsDirectory, now, newId }),
    cors: createCors({ allowed: [publicUrl, ...options.allowedOrigins], added: corsOrigins.all }),
    corsOrigins,
    history,
    listeners,
    live,
    preferences: createPreferences(database),
    signIn: createSignIn({ credentials, users: access.users, sessions, now }),
    store,
    webhooks,
    projectName: options.projectName,
    studioUrl: new URL("/studio", publicUrl).href,
    now,
    newId,
  };
  const sockets = createUpgrade({
    fetch: options.fetch,
    presence: createPresenceRoom({ access, newId }),
    allowsOrigin: (origin) => services.cors.allows(origin),
    onVisit: options.onSocket,
  });
  const ready = prepare();
  ready.catch(() => {});

  async function prepare(): Promise<void> {
    if (seed) await seedLake({ seed, store, assets: services.assets, database, now, newId });
    if (seed === null) markAsSeeded(database, now());
    await disk.settle();
    webhooks.sendDue();
    schedule.review();
  }

  return {
    ready,
    services,
    answer: async (found, request) => {
      let user: User | null = null;
      try {
        const token = readBearerToken(request.headers);
        user = access.authenticate(token);
        const signedOut = access.signedOut(token);
        requireRequestedDataset(found, store);
        const response = await found.respond({ ...services, user, signedOut });
        // A response to a write means that it's stored.
        if (found.route.method !== "GET") await disk.settle();
        return { response, user };
      } catch (error) {
        return { response: toErrorResponse(error), user };
      }
    },
    upgrade: sockets.upgrade,
    copyDatabase: (file) => void database.prepare("VACUUM INTO ?").run(file),
    close: async () => {
      await ready.catch(() => {});
      schedule.close();
      listeners.close();
      live.close();
      sockets.close();
      sessions.close();
      await webhooks.close();
      await disk.close();
      database.close();
    },
  };
}
