import { z } from "zod";
import { requireUser } from "#content-lake/access/access.ts";
import type { AccessRequest } from "#content-lake/access/access-requests.ts";
import { readJson } from "./request-body.ts";
import type { LakeCall } from "./services.ts";

const bodySchema = z.object({
  type: z.literal("role"),
  requestedRole: z.string().max(100),
  requestUrl: z.string().max(2_000).optional(),
  note: z.string().max(1_000).default(""),
});

/** `POST /access/project/:project/requests`, which “Ask to edit” sends (`RequestPermissionDialog` in the Studio). */
export async function answerAccessRequest({ request, param, services }: LakeCall): Promise<Response> {
  const user = requireUser(services.user);
  const { requestUrl = null, ...asked } = await readJson(request, bodySchema);
  const stored: AccessRequest = {
    id: services.newId(),
    status: "pending",
    resourceType: "project",
    resourceId: param("project"),
    requestedByUserId: user.id,
    requestUrl,
    ...asked,
    createdAt: services.now().toISOString(),
  };
  services.accessRequests.store(stored);
  return Response.json(stored);
}

/** `GET /access/requests/me`. The Studio offers “Ask to edit” until one is pending. */
export function answerOwnAccessRequests({ services }: LakeCall): Response {
  return Response.json(services.accessRequests.list(requireUser(services.user).id));
}
