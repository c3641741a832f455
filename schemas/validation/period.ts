import type { Finding } from "./finding.ts";

/** Checks that a period ends after it starts. */
export function checkPeriod(startsAt: unknown, endsAt: unknown): Finding {
  if (typeof startsAt !== "string" || typeof endsAt !== "string") return true;
  return Date.parse(endsAt) > Date.parse(startsAt) || "The end has to be after the start.";
}

/** Checks that shoppers will see something that ends. */
export function checkEnd(endsAt: unknown, now: Date): Finding {
  if (typeof endsAt !== "string") return true;
  return Date.parse(endsAt) > now.getTime() || "This is in the past, so shoppers won't see it.";
}
