import type { CoursePage } from "#content/content-types.ts";

/** Whom a course is for: "8 to 15", "15 and up" or "up to 12". Null when no age is given. */
export function toAges(range: CoursePage["ageRange"] | undefined): string | null {
  const from = range?.from ?? null;
  const to = range?.to ?? null;
  if (from !== null && to !== null) return `${from} to ${to}`;
  if (from !== null) return `${from} and up`;
  return to === null ? null : `up to ${to}`;
}
