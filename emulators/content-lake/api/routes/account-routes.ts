import type { Route } from "#http/router.ts";
import type { LakeCall, Services } from "#content-lake/api/services.ts";
import {
  answerCurrentUser,
  answerPreferences,
  answerPutPreferences,
  answerUserId,
  answerUsers,
} from "#content-lake/api/users-endpoints.ts";

/** Who is asking, who else there is, and whether they can be heard at all. */
export const accountRoutes: readonly Route<Services>[] = [
  {
    method: "GET",
    path: "/users/me",
    does: "Tells who the token belongs to.",
    answer: answerCurrentUser,
  },
  {
    method: "PUT",
    path: "/users/me/keyvalue",
    does: "Keeps what the Studio remembers of a person.",
    answer: answerPutPreferences,
  },
  {
    method: "GET",
    path: "/users/me/keyvalue/:keys",
    does: "Reads what the Studio remembers of a person.",
    answer: answerPreferences,
  },
  {
    method: "GET",
    path: "/users/:ids",
    does: "Describes one person, or several.",
    answer: answerUsers,
  },
  {
    method: "GET",
    path: "/auth/id",
    does: "Tells whether a token is good, and whose it is.",
    answer: answerUserId,
  },
  {
    method: "GET",
    path: "/ping",
    does: "Says that the lake can be reached.",
    answer: () => Response.json({ pong: true }),
  },
  {
    method: "GET",
    path: "/check/cors",
    does: "Tells a browser whether its origin may call.",
    answer: answerCorsCheck,
  },
];

/** A failed event stream can't say why, so a browser asks here whether its origin may call. */
function answerCorsCheck({ request, services }: LakeCall): Response {
  const origin = request.headers.get("origin");
  const allowed = origin === null || services.cors.allows(origin);
  return Response.json({ result: { allowed, withCredentials: allowed } });
}
