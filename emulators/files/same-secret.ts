import { hash, timingSafeEqual } from "node:crypto";

/** Whether two secrets are equal, in a time that reveals neither where they differ nor how long they are. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return hash("sha256", text, "buffer");
}
