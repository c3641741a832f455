import { z } from "zod";
import { requireUser, type User } from "#content-lake/access/access.ts";
import { readJson } from "./request-body.ts";
import { LakeError } from "./lake-error.ts";
import { listOf } from "./list-of.ts";
import type { LakeCall } from "./services.ts";

/**
 * `GET /users/me`. Without a token it returns an empty object. The Studio takes that as signed out, just like a 401
 * (`getCurrentUser` in its auth store), but browsers don't log it as an error.
 */
export function answerCurrentUser({ services: { user } }: LakeCall): Response {
  return Response.json(user ? toCurrentUser(user) : {});
}

/** `GET /auth/id`: whether the token is valid, and whose it is. */
export function answerUserId({ services: { user } }: LakeCall): Response {
  return Response.json({ id: requireUser(user).id });
}

/** `GET /users/:ids`: one ID returns a user, several return a list. */
export function answerUsers({ param, services: { user, access } }: LakeCall): Response {
  requireUser(user);
  const ids = param("ids").split(",").filter(Boolean);
  const found = ids.flatMap((id) => access.users.find((other) => other.id === id) ?? []);
  if (ids.length > 1) return Response.json(found.map(toProfile));
  const [only] = found;
  if (!only) throw new LakeError(404, `There's no user "${ids[0]}"`);
  return Response.json(toProfile(only));
}

const preferencesSchema = listOf(z.looseObject({ key: z.string(), value: z.unknown() }));

/** `PUT /users/me/keyvalue`: a user's Studio preferences, such as how lists are sorted. */
export async function answerPutPreferences({ request, services }: LakeCall): Promise<Response> {
  const user = requireUser(services.user);
  const pairs = await readJson(request, preferencesSchema);
  for (const { key, value } of pairs) services.preferences.write(user.id, key, value);
  return Response.json(pairs);
}

/** `GET /users/me/keyvalue/:keys`: a missing key returns `null`. */
export function answerPreferences({ param, services }: LakeCall): Response {
  const user = requireUser(services.user);
  const keys = param("keys").split(",").filter(Boolean);
  return Response.json(keys.map((key) => ({ key, value: services.preferences.read(user.id, key) })));
}

function toCurrentUser(user: User): Record<string, unknown> {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    roles: [{ name: user.role, title: user.role, description: "" }],
    provider: "emulator",
    profileImage: null,
  };
}

function toProfile({ id, name, email, robot }: User): Record<string, unknown> {
  return { id, displayName: name, email, imageUrl: null, isRobot: robot };
}
