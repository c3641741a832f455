import type { Route } from "#http/router.ts";
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
    does: "Returns the token's user.",
    answer: answerCurrentUser,
  },
  {
    method: "PUT",
    path: "/users/me/keyvalue",
    does: "Stores a user's Studio preferences.",
    answer: answerPutPreferences,
  },
  {
    method: "GET",
    path: "/users/me/keyvalue/:keys",
    does: "Reads a user's Studio preferences.",
    answer: answerPreferences,
  },
  {
    method: "GET",
    path: "/users/:ids",
    does: "Describes one user, or several.",
    answer: answerUsers,
  },
  {
    method: "GET",
    path: "/auth/id",
    does: "Returns whether a token is valid, and whose it is.",
    answer: answerUserId,
  },
  {
    method: "GET",
    path: "/ping",
    does: "Confirms that the lake is reachable.",
    answer: () => Response.json({ pong: true }),
  },
  {
    method: "GET",
    path: "/check/cors",
    does: "Tells a browser whether its origin is allowed.",
    answer: answerCorsCheck,
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
