import type { Finding } from "./finding.ts";

/** A future date doesn't delay a post; only scheduling it does. */
export function checkPostDate(publishedAt: string, now: Date): Finding {
  return (
    new Date(publishedAt) <= now ||
    "This date is in the future, but the post appears as soon as it's published. Choose “Schedule publish” next to Publish instead."
  );
}
