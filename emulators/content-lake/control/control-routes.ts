import { type LakeControl } from "./control-call.ts";
import { withoutVersion } from "#content-lake/api/api-version.ts";
import { answerSeed } from "#content-lake/control/seed-endpoint.ts";
import { createControlRoutes } from "#control/control-routes.ts";
import { faultRulesSchema } from "#http/faults.ts";
import type { Route } from "#http/router.ts";
export const controlRoutes: readonly Route<LakeControl>[] = [
  ...createControlRoutes<LakeControl>({ what: "lake", faultRules: faultRulesSchema, toPath: withoutVersion }),
  {
    method: "POST",
    path: "/_emulator/seed",
    description: "Inserts documents unchanged, in one transaction.",
    handler: answerSeed,
  },
];
