import type { Services } from "#content-lake/api/services.ts";
import type { ControlServices } from "#control/control-routes.ts";
import type { Call } from "#http/router.ts";

export interface LakeControl extends ControlServices {
  /** The services of the open lake. A reset opens another. */
  services: () => Omit<Services, "user" | "signedOut">;
}

export type ControlCall = Call<LakeControl>;
