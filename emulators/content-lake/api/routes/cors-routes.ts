import { z } from "zod";
import { requireAdministrator } from "#content-lake/access/access.ts";
import { toOrigin } from "#content-lake/api/cors-origins.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import { readJson } from "#content-lake/api/request-body.ts";
import type { LakeCall, Services } from "#content-lake/api/services.ts";
import type { Route } from "#http/router.ts";

/** The allowed origins, as `sanity cors` manages them. */
export const corsRoutes: readonly Route<Services>[] = [
  {
    method: "GET",
    path: "/projects/:project/cors",
    description: "Lists the origins that were added.",
    handler: ({ services }) => {
      requireAdministrator(services.user);
      return Response.json(services.corsOrigins.all());
    },
  },
  {
    method: "POST",
    path: "/projects/:project/cors",
    description: "Allows an origin. Rejects wildcards.",
    handler: answerAddOrigin,
  },
  {
    method: "DELETE",
    path: "/projects/:project/cors/:id",
    description: "No longer allows an origin that was added.",
    handler: ({ param, services }) => {
      requireAdministrator(services.user);
      if (!services.corsOrigins.remove(Number(param("id")))) {
        throw new LakeError(404, `CORS origin "${param("id")}" not found`);
      }
      return Response.json({ id: Number(param("id")), deleted: true });
    },
  },
];

const bodySchema = z.looseObject({ origin: z.string(), allowCredentials: z.boolean().default(false) });

async function answerAddOrigin({ request, services }: LakeCall): Promise<Response> {
  requireAdministrator(services.user);
  const { origin, allowCredentials } = await readJson(request, bodySchema);
  if (origin.includes("*")) {
    throw new LakeError(501, "The Content Lake emulator doesn't emulate origins with wildcards");
  }
  if (toOrigin(origin) !== origin) {
    throw new LakeError(400, `"${origin}" isn't an origin. Use one such as https://shop.example`);
  }
  const createdAt = services.now().toISOString();
  const added = services.corsOrigins.add({ origin, allowCredentials, createdAt });
  if (!added) throw new LakeError(409, `The origin "${origin}" is allowed already`);
  return Response.json(added);
}
