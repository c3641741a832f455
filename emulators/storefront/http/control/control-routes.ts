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
    does: "Puts products in as they are, new or instead of those with the same handles; webhooks hear of it.",
    answer: answerSeed,
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
      throw new HttpError(404, `There is no delivery "${param("id")}"`);
    },
  },
];

const lagSchema = z.strictObject({ ms: z.int().min(0).max(600_000) });

const disorderSchema = z.strictObject({
  duplicates: z.exactOptional(z.int().min(0).max(10)),
  isHeld: z.exactOptional(z.boolean()),
  isReversed: z.exactOptional(z.boolean()),
});
