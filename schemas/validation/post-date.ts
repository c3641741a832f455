import type { Finding } from "./finding.ts";

/** A date to come does not hold a post back: only its release does. */
export function checkPostDate(publishedAt: string, now: Date): Finding {
  return (
    new Date(publishedAt) <= now ||
    "This day is still to come, but the post shows as soon as it is published. Put it in a scheduled release."
  );
}
