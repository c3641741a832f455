import type { Services } from "#content-lake/api/services.ts";
import type { ControlServices } from "#control/control-routes.ts";
import type { Call } from "#http/router.ts";

export interface LakeControl extends ControlServices {
  /** Those of the lake that is open now: a reset opens another. */
  services: () => Omit<Services, "user" | "signedOut">;
}

export type ControlCall = Call<LakeControl>;
