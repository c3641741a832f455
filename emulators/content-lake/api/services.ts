import type { Access, User } from "#content-lake/access/access.ts";
import type { AccessRequests } from "#content-lake/access/access-requests.ts";
import type { AssetStore } from "#content-lake/assets/asset-store.ts";
import type { Committer } from "#content-lake/store/commit.ts";
import type { Cors } from "./cors.ts";
import type { CorsOrigins } from "./cors-origins.ts";
import type { History } from "#content-lake/history/history.ts";
import type { Listeners } from "#content-lake/live/listeners.ts";
import type { LiveEvents } from "#content-lake/live/live-events.ts";
import type { Preferences } from "#content-lake/access/preferences.ts";
import type { Call } from "#http/router.ts";
import type { SignIn } from "#content-lake/access/sign-in/sign-in.ts";
import type { DatasetCopies } from "#content-lake/store/dataset-copies.ts";
import type { Store } from "#content-lake/store/document-store.ts";
import type { Webhooks } from "#content-lake/webhooks/webhooks.ts";

/** What every handler can use. `user` sent this request, or is null without a token. */
export interface Services {
  user: User | null;
  /** Aborted when the caller signs out, which ends the streams they opened. null for callers who can't sign out. */
  signedOut: AbortSignal | null;
  access: Access;
  accessRequests: AccessRequests;
  assets: AssetStore;
  commit: Committer;
  cors: Cors;
  copies: DatasetCopies;
  corsOrigins: CorsOrigins;
  history: History;
  listeners: Listeners;
  live: LiveEvents;
  preferences: Preferences;
  signIn: SignIn;
  store: Store;
  webhooks: Webhooks;
  /** What the project is called in the Studio and on the sign-in page. */
  projectName: string;
  /** Where a sign-in without an origin redirects. */
  studioUrl: string;
  now: () => Date;
  newId: () => string;
}

export type LakeCall = Call<Services>;
