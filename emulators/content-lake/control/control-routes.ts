import { z } from "zod";
import { readJson } from "#content-lake/api/request-body.ts";
import type { ControlCall, ControlServices } from "#content-lake/control/control-services.ts";
import { answerRequests } from "#content-lake/control/requests-endpoint.ts";
import { answerSeed } from "#content-lake/control/seed-endpoint.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import type { Route } from "#http/router.ts";
import { faultRulesSchema } from "#http/faults.ts";

export const controlRoutes: readonly Route<ControlServices>[] = [
  {
    method: "GET",
    path: "/_emulator/requests",
    does: "Lists the latest 500 requests, oldest first; `?path=` and `?status=` narrow it.",
    answer: answerRequests,
  },
  {
    method: "DELETE",
    path: "/_emulator/requests",
    does: "Forgets the requests so far.",
    answer: ({ services }) => {
      services.requests.clear();
      return Response.json({ ok: true });
    },
  },
  {
    method: "GET",
    path: "/_emulator/unknown",
    does: "Lists the latest 200 requests that no route answers.",
    answer: ({ services }) => Response.json(services.unknownRequests),
  },
  {
    method: "POST",
    path: "/_emulator/reset",
    does: 'Empties the lake and plants its seed again; `{ "seed": false }` leaves it empty.',
    answer: answerReset,
  },
  {
    method: "POST",
    path: "/_emulator/seed",
    does: "Puts documents in as they are, in one transaction.",
    answer: answerSeed,
  },
  {
    method: "GET",
    path: "/_emulator/faults",
    does: "Lists the fault rules and the times they have left.",
    answer: ({ services }) => Response.json(services.faults.rules()),
  },
  {
    method: "PUT",
    path: "/_emulator/faults",
    does: "Replaces the fault rules.",
    answer: async ({ request, services }) => {
      services.faults.replace(await readJson(request, faultRulesSchema));
      return Response.json(services.faults.rules());
    },
  },
  {
    method: "DELETE",
    path: "/_emulator/faults",
    does: "Takes all fault rules back.",
    answer: ({ services }) => {
      services.faults.replace([]);
      return Response.json(services.faults.rules());
    },
  },
];

const resetSchema = z.strictObject({ seed: z.boolean().optional() });

async function answerReset({ request, services }: ControlCall): Promise<Response> {
  const { seed = services.hasSeed } = await readJson(request, resetSchema);
  if (seed && !services.hasSeed) throw new LakeError(400, "This lake was started without a seed to plant");
  await services.reset(seed);
  return Response.json({ seeded: seed });
}
