import type { CoursePage } from "#content/content-types.ts";

/** A course's ages: "8 to 15", "15 and up" or "up to 12". Null without any. */
export function toAges(range: CoursePage["ageRange"] | undefined): string | null {
  const from = range?.from ?? null;
  const to = range?.to ?? null;
  if (from !== null && to !== null) return `${from} to ${to}`;
  if (from !== null) return `${from} and up`;
  return to === null ? null : `up to ${to}`;
}
