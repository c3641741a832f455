/** Oldest first. */
export const apiVersions = ["2025-01", "2026-04"] as const;

export type ApiVersion = (typeof apiVersions)[number];

/**
 * The version that serves a requested one: itself, or the next newer one available, or the newest. Shopify falls forward from
 * retired versions in the same way (shopify.dev, "API versioning"). Versions before `oldest` are retired. null for an invalid
 * version.
 */
export function toAnsweringVersion(asked: string, oldest: ApiVersion = apiVersions[0]): ApiVersion | null {
  if (asked === "unstable") return newest;
  if (!/^\d{4}-\d{2}$/.test(asked)) return null;
  return apiVersions.find((version) => version >= asked && version >= oldest) ?? newest;
}

const newest = apiVersions[1];
