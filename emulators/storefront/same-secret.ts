import { createHash, timingSafeEqual } from "node:crypto";

/** Whether two secrets are the same, in a time that tells neither where they differ nor how long they are. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hash(given), hash(expected));
}

function hash(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
