import type { DayEntry } from "./to-weeks.ts";

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** How long something runs that doesn't end on the same day; null if it does, or is a release, which has no end. */
export function describeEnd({ entry: { type, endsAt }, ends }: DayEntry): string | null {
  if (ends || type === "release") return null;
  // What ends at midnight has its last day before.
  return endsAt === null ? "No end" : `Runs through ${dayFormat.format(endsAt.getTime() - 1)}`;
}
