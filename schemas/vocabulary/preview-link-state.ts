/** The terms that decide whether a preview link still works. Times are ISO 8601. */
export interface LinkTerms {
  expiresAt?: string | null | undefined;
  revokedAt?: string | null | undefined;
  isSingleUse?: boolean | null | undefined;
  uses?: number | null | undefined;
}

export type LinkState = "open" | "expired" | "revoked" | "used";

/** A link without an expiration counts as expired. */
export function toLinkState({ expiresAt, revokedAt, isSingleUse, uses }: LinkTerms, now: Date): LinkState {
  if (revokedAt) return "revoked";
  if (!expiresAt || new Date(expiresAt) <= now) return "expired";
  return isSingleUse && (uses ?? 0) > 0 ? "used" : "open";
}
