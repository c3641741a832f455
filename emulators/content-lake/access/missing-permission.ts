import type { ErrorDetails } from "#content-lake/api/lake-error.ts";

export type Permission = "create" | "update" | "manage";

/** What a caller's role lacks. The Studio hides actions that fail with this type (`isReleasePermissionError` in its releases). */
export function describeMissingPermission(permission: Permission): ErrorDetails {
  const description = `Insufficient permissions; permission "${permission}" required`;
  return { type: "insufficientPermissionsError", description, permission };
}
