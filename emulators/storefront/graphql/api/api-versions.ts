/** Oldest first. */
export const apiVersions = ["2025-01", "2026-04"] as const;

export type ApiVersion = (typeof apiVersions)[number];

/**
 * The version that answers for the one asked for: itself, or the oldest one held that is newer, or the newest.
 * Shopify moves a request for a retired version forward in the same way (shopify.dev, "API versioning"): those before
 * `oldest` are retired. Null for what is not a version at all.
 */
export function toAnsweringVersion(asked: string, oldest: ApiVersion = apiVersions[0]): ApiVersion | null {
  if (asked === "unstable") return newest;
  if (!/^\d{4}-\d{2}$/.test(asked)) return null;
  return apiVersions.find((version) => version >= asked && version >= oldest) ?? newest;
}

const newest = apiVersions[1];
