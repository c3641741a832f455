import type { Access, User } from "#content-lake/access.ts";
import type { AssetStore } from "#content-lake/assets/asset-store.ts";
import type { Committer } from "#content-lake/commit.ts";
import type { Cors } from "#content-lake/cors.ts";
import type { History } from "#content-lake/history.ts";
import type { Listeners } from "#content-lake/listen.ts";
import type { LiveEvents } from "#content-lake/live.ts";
import type { Preferences } from "#content-lake/preferences.ts";
import type { Call } from "#http/router.ts";
import type { SignIn } from "#content-lake/sign-in/sign-in.ts";
import type { Store } from "#content-lake/store.ts";
import type { Webhooks } from "#content-lake/webhooks.ts";

/** What every handler can reach. `user` is who sent this request, null for anyone without a token. */
export interface Services {
  user: User | null;
  /** Aborted when the sender of this request signs out: a stream that it opened ends then. Null for who can't. */
  signedOut: AbortSignal | null;
  access: Access;
  assets: AssetStore;
  commit: Committer;
  cors: Cors;
  history: History;
  listeners: Listeners;
  live: LiveEvents;
  preferences: Preferences;
  signIn: SignIn;
  store: Store;
  webhooks: Webhooks;
  /** Where someone who signs in without saying where from is sent. */
  studioUrl: string;
  now: () => Date;
  newId: () => string;
}

export type LakeCall = Call<Services>;
