import { z } from "zod";
import type { Route } from "#http/router.ts";
import type { ControlCall, ControlServices } from "./control-call.ts";
import { shopFaultRulesSchema } from "./fault-rules.ts";
import { readControlBody } from "./read-control-body.ts";
import { answerSeed } from "./seed-endpoint.ts";
import { AdminError } from "#storefront/merchant/admin-api/admin-error.ts";

/** Not part of the hosted API: what a test or a developer can do to the shop from outside. */
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
    does: "Lists the latest 200 requests that are not emulated.",
    answer: ({ services }) => Response.json(services.unknownRequests),
  },
  {
    method: "POST",
    path: "/_emulator/reset",
    does: 'Empties the shop and plants its seed again; `{ "seed": false }` leaves it empty.',
    answer: answerReset,
  },
  {
    method: "POST",
    path: "/_emulator/seed",
    does: "Puts products in as they are, new or instead of those with the same handles; webhooks hear of it.",
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
      services.faults.replace(await readControlBody(request, shopFaultRulesSchema));
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
  {
    method: "GET",
    path: "/_emulator/lag",
    does: "Tells for how many milliseconds after its webhook a change is not shown yet.",
    answer: ({ services }) => Response.json({ ms: services.shop().lag.ms() }),
  },
  {
    method: "PUT",
    path: "/_emulator/lag",
    does: 'Sets the lag: `{ "ms": 2000 }`.',
    answer: async ({ request, services }) => {
      const { ms } = await readControlBody(request, lagSchema);
      services.shop().lag.set(ms);
      return Response.json({ ms });
    },
  },
  {
    method: "GET",
    path: "/_emulator/webhooks",
    does: "Tells how webhooks go out otherwise than they would.",
    answer: ({ services }) => Response.json(services.shop().dispatcher.disorder()),
  },
  {
    method: "PUT",
    path: "/_emulator/webhooks",
    does: "Has webhooks sent more than once (`duplicates`), not at all for now (`isHeld`), or latest first (`isReversed`).",
    answer: async ({ request, services }) => {
      const { dispatcher } = services.shop();
      dispatcher.setDisorder({
        ...dispatcher.disorder(),
        ...(await readControlBody(request, disorderSchema)),
      });
      return Response.json(dispatcher.disorder());
    },
  },
  {
    method: "GET",
    path: "/_emulator/deliveries",
    does: "Lists the latest 100 deliveries of webhooks, newest first, with what came of each.",
    answer: ({ services }) => Response.json(services.shop().deliveries.latest(100)),
  },
  {
    method: "POST",
    path: "/_emulator/deliveries/:id/resend",
    does: "Sends a delivery again, with the same id.",
    answer: ({ param, services }) => {
      if (services.shop().dispatcher.resend(param("id"))) return Response.json({ ok: true });
      throw new AdminError(404, `There is no delivery "${param("id")}"`);
    },
  },
];

const lagSchema = z.strictObject({ ms: z.int().min(0).max(600_000) });

const disorderSchema = z.strictObject({
  duplicates: z.exactOptional(z.int().min(0).max(10)),
  isHeld: z.exactOptional(z.boolean()),
  isReversed: z.exactOptional(z.boolean()),
});

const resetSchema = z.strictObject({ seed: z.boolean().default(true) });

async function answerReset({ request, services }: ControlCall): Promise<Response> {
  const { seed } = await readControlBody(request, resetSchema);
  await services.reset(seed);
  return Response.json({ seeded: seed });
}

const filterSchema = z.strictObject({
  /** The beginning of the path. */
  path: z.string().default(""),
  status: z.coerce.number().int().optional(),
});

function answerRequests({ url, services }: ControlCall): Response {
  const filter = filterSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!filter.success) throw new AdminError(400, "Requests can be narrowed by path and status alone");
  const { path: start, status } = filter.data;
  const entries = services.requests
    .entries()
    .filter((entry) => entry.path.startsWith(start) && (status === undefined || entry.status === status));
  return Response.json(entries);
}
