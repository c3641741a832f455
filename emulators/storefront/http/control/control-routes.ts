import { type ShopControl } from "./control-call.ts";
import { z } from "zod";
import { createControlRoutes } from "#control/control-routes.ts";
import { readControlBody } from "#control/read-control-body.ts";
import { HttpError } from "#http/http-error.ts";
import type { Route } from "#http/router.ts";
import { shopFaultRulesSchema } from "./fault-rules.ts";
import { answerSeed } from "./seed-endpoint.ts";
export const controlRoutes: readonly Route<ShopControl>[] = [
  ...createControlRoutes<ShopControl>({ what: "shop", faultRules: shopFaultRulesSchema }),
  {
    method: "POST",
    path: "/_emulator/seed",
    description: "Adds products unchanged, or replaces those with the same handles. Webhooks are sent.",
    handler: answerSeed,
  },
  {
    method: "GET",
    path: "/_emulator/lag",
    description: "Returns how long a change stays hidden after its webhook, in milliseconds.",
    handler: ({ services }) => Response.json({ ms: services.shop().lag.ms() }),
  },
  {
    method: "PUT",
    path: "/_emulator/lag",
    description: 'Sets the lag: `{ "ms": 2000 }`.',
    handler: async ({ request, services }) => {
      const { ms } = await readControlBody(request, lagSchema);
      services.shop().lag.set(ms);
      return Response.json({ ms });
    },
  },
  {
    method: "GET",
    path: "/_emulator/webhooks",
    description: "Returns the webhook delivery faults.",
    handler: ({ services }) => Response.json(services.shop().dispatcher.faults()),
  },
  {
    method: "PUT",
    path: "/_emulator/webhooks",
    description: "Makes webhooks duplicated (`duplicates`), held (`isHeld`) or reversed (`isReversed`).",
    handler: async ({ request, services }) => {
      const { dispatcher } = services.shop();
      dispatcher.setFaults({
        ...dispatcher.faults(),
        ...(await readControlBody(request, deliveryFaultsSchema)),
      });
      return Response.json(dispatcher.faults());
    },
  },
  {
    method: "GET",
    path: "/_emulator/sign-in-codes",
    description: "Lists the codes that still sign customers in, newest first.",
    handler: ({ services }) => Response.json(services.shop().signInCodes.list()),
  },
  {
    method: "GET",
    path: "/_emulator/deliveries",
    description: "Lists the latest 100 webhook deliveries with their results, newest first.",
    handler: ({ services }) => Response.json(services.shop().deliveries.latest(100)),
  },
  {
    method: "POST",
    path: "/_emulator/deliveries/:id/resend",
    description: "Resends a delivery, with the same ID.",
    handler: ({ param, services }) => {
      if (services.shop().dispatcher.resend(param("id"))) return Response.json({ ok: true });
      throw new HttpError(404, `There's no delivery "${param("id")}"`);
    },
  },
];

const lagSchema = z.strictObject({ ms: z.int().min(0).max(600_000) });

const deliveryFaultsSchema = z.strictObject({
  duplicates: z.exactOptional(z.int().min(0).max(10)),
  isHeld: z.exactOptional(z.boolean()),
  isReversed: z.exactOptional(z.boolean()),
});
