import type { Finding } from "./finding.ts";

/** What has an end ends after it begins. */
export function checkPeriod(startsAt: unknown, endsAt: unknown): Finding {
  if (typeof startsAt !== "string" || typeof endsAt !== "string") return true;
  return Date.parse(endsAt) > Date.parse(startsAt) || "The end comes after the beginning.";
}
