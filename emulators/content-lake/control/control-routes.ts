import { withoutVersion } from "#content-lake/api/api-version.ts";
import type { Services } from "#content-lake/api/services.ts";
import { answerSeed } from "#content-lake/control/seed-endpoint.ts";
import { type ControlServices, createControlRoutes } from "#control/control-routes.ts";
import { faultRulesSchema } from "#http/faults.ts";
import type { Call, Route } from "#http/router.ts";

interface LakeControl extends ControlServices {
  /** Those of the lake that is open now: a reset opens another. */
  services: () => Omit<Services, "user" | "signedOut">;
}

export type ControlCall = Call<LakeControl>;

export const controlRoutes: readonly Route<LakeControl>[] = [
  ...createControlRoutes<LakeControl>({ what: "lake", faultRules: faultRulesSchema, toPath: withoutVersion }),
  {
    method: "POST",
    path: "/_emulator/seed",
    does: "Puts documents in as they are, in one transaction.",
    answer: answerSeed,
  },
];
