import { createHash } from "node:crypto";

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** The bearer token of a request, or null. */
export function readToken(headers: Headers): string | null {
  return /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}
