import type { Access, User } from "#content-lake/access.ts";
import type { AssetStore } from "#content-lake/assets/asset-store.ts";
import type { Committer } from "#content-lake/commit.ts";
import type { Call } from "#content-lake/router.ts";
import type { Store } from "#content-lake/store.ts";

/** What every handler can reach. `user` is who sent this request, null for anyone without a token. */
export interface Services {
  user: User | null;
  access: Access;
  store: Store;
  commit: Committer;
  assets: AssetStore;
  now: () => Date;
  newId: () => string;
}

export type LakeCall = Call<Services>;
