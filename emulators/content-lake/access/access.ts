import { createHash, timingSafeEqual } from "node:crypto";
import type { LakeCredentials } from "#content-lake/access/lake-credentials.ts";
import type { Account, Role } from "#files/account.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import type { Sessions } from "#content-lake/access/sign-in/sessions.ts";
import { hashToken } from "./hash-token.ts";
import { describeMissingPermission, type Permission } from "./missing-permission.ts";

/** The caller. A robot is a script's token, as the hosted service calls it. */
export interface User {
  id: string;
  name: string;
  email: string;
  role: Role;
  robot: boolean;
}

export interface Access {
  users: readonly User[];
  /** null without a token. Throws 401 for an invalid one. */
  authenticate: (token: string | null) => User | null;
  /** Aborted when the token's session ends. null for robots' tokens, which don't expire. */
  signedOut: (token: string | null) => AbortSignal | null;
}

interface AccessOptions {
  credentials: Pick<LakeCredentials, "contentLake" | "users">;
  sessions: Sessions;
}

export function createAccess({ credentials, sessions }: AccessOptions): Access {
  const people = credentials.users.map((user): User => ({ ...toPerson(user), robot: false }));
  const robots = Object.entries(credentials.contentLake).map(([name, token]) => ({
    hash: hashToken(token),
    user: toRobot(name),
  }));
  const users = [...people, ...robots.map(({ user }) => user), seeder];

  return {
    users,
    authenticate: (token) => {
      if (token === null) return null;
      const hash = hashToken(token);
      let found: User | undefined;
      for (const robot of robots) if (timingSafeEqual(robot.hash, hash)) found = robot.user;
      found ??= users.find(({ id }) => id === sessions.userOf(hash.toString("hex")));
      if (!found) throw unauthorized();
      return found;
    },
    signedOut: (token) => (token === null ? null : sessions.ended(hashToken(token).toString("hex"))),
  };
}

function unauthorized(): LakeError {
  return new LakeError(401, "Session not found", { errorCode: "SIO-401-ANF" });
}

/** Throws 401 without a user, 403 for one who can only read. */
export function requireWriter(user: User | null): User {
  const known = requireUser(user);
  if (known.role === "viewer") {
    throw insufficientPermissions("update");
  }
  return known;
}

/** Throws 401 without a user, 403 for one who can't manage the project, meaning its datasets and webhooks. */
export function requireAdministrator(user: User | null): User {
  const known = requireUser(user);
  if (known.role !== "administrator") {
    throw insufficientPermissions("manage");
  }
  return known;
}

function insufficientPermissions(permission: Permission): LakeError {
  const details = describeMissingPermission(permission);
  return new LakeError(403, details.description, { details });
}

export function requireUser(user: User | null): User {
  if (!user) throw new LakeError(401, "This requires a token");
  return user;
}

/** The author of the seed in the history. No token belongs to this user. */
export const seeder: User = { id: "seed", name: "Seed", email: "", role: "administrator", robot: true };

function toPerson({ name, email, role }: Account): Omit<User, "robot"> {
  const id = `p${createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 8)}`;
  return { id, name, email, role };
}

function toRobot(name: string): User {
  // The credentials name each token after its role.
  const role = name as Role;
  return { id: `robot-${name}`, name: `Token of the ${name}`, email: "", role, robot: true };
}
