import { createHash } from "node:crypto";

/** A short name for a query, however its lines are broken. */
export const toQueryDigest = (query: string): string =>
  createHash("sha256").update(query.replaceAll(/\s+/g, "")).digest("hex").slice(0, 16);
