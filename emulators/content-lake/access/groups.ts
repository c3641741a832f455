import type { Role } from "#files/account.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import type { User } from "./access.ts";

/** What a role may do, and with which documents: all of them. The Studio asks for it before it offers something. */
export const toGrants = (role: Role) => [{ filter: '_id in path("**")', permissions: toPermissions(role) }];

function toPermissions(role: Role): string[] {
  const read = ["read", "history"];
  if (role === "viewer") return read;
  const write = [...read, "create", "update", "editHistory"];
  return role === "administrator" ? [...write, "manage"] : write;
}

const groupsOfRoles = { administrator: "administrator", editor: "write", viewer: "read" } as const;

interface Members {
  users: readonly User[];
  isPrivate: boolean;
}

/**
 * A dataset's groups as documents (sanity.io/docs/access-control-deprecated). The Studio reads them to tell whether someone who's
 * mentioned in a comment can read the document.
 */
export function toGroups({ users, isPrivate }: Members): SanityDocument[] {
  const roles = Object.entries(groupsOfRoles) as [Role, string][];
  return [
    ...roles.map(([role, name]) => ({
      _id: `_.groups.${name}`,
      _type: "system.group",
      grants: toGrants(role),
      members: users.filter((user) => user.role === role).map(({ id }) => id),
    })),
    {
      _id: "_.groups.public",
      _type: "system.group",
      grants: isPrivate ? [] : [{ filter: '_id in path("*")', permissions: ["read"] }],
      members: ["everyone"],
    },
  ];
}
