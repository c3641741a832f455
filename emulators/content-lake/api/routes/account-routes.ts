import type { Route } from "#http/router.ts";
import { answerAccessRequest, answerOwnAccessRequests } from "#content-lake/api/access-requests-endpoints.ts";
import type { LakeCall, Services } from "#content-lake/api/services.ts";
import {
  answerCurrentUser,
  answerPreferences,
  answerPutPreferences,
  answerUserId,
  answerUsers,
} from "#content-lake/api/users-endpoints.ts";

/** The current user, other users, and connection checks. */
export const accountRoutes: readonly Route<Services>[] = [
  {
    method: "GET",
    path: "/users/me",
    description: "Returns the token's user.",
    handler: answerCurrentUser,
  },
  {
    method: "PUT",
    path: "/users/me/keyvalue",
    description: "Stores a user's Studio preferences.",
    handler: answerPutPreferences,
  },
  {
    method: "GET",
    path: "/users/me/keyvalue/:keys",
    description: "Reads a user's Studio preferences.",
    handler: answerPreferences,
  },
  {
    method: "GET",
    path: "/users/:ids",
    description: "Describes one user, or several.",
    handler: answerUsers,
  },
  {
    method: "POST",
    path: "/access/project/:project/requests",
    description: "Asks for another role, in place of the user's last request.",
    handler: answerAccessRequest,
  },
  {
    method: "GET",
    path: "/access/requests/me",
    description: "Lists the user's request for another role, which stays pending.",
    handler: answerOwnAccessRequests,
  },
  {
    method: "GET",
    path: "/auth/id",
    description: "Returns whether a token is valid, and whose it is.",
    handler: answerUserId,
  },
  {
    method: "GET",
    path: "/ping",
    description: "Confirms that the lake is reachable.",
    handler: () => Response.json({ pong: true }),
  },
  {
    method: "GET",
    path: "/check/cors",
    description: "Tells a browser whether its origin is allowed.",
    handler: answerCorsCheck,
  },
];

/** A failed event stream can't say why, so browsers check here whether their origin is allowed. */
function answerCorsCheck({ request, services }: LakeCall): Response {
  const origin = request.headers.get("origin");
  const found = origin === null ? { allowCredentials: true } : services.cors.find(origin);
  return Response.json({
    result: { allowed: found !== null, withCredentials: found?.allowCredentials ?? false },
  });
}
