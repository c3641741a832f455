import type { ScheduleEntry } from "../schedule/to-weeks.ts";

/** A time at which something starts, ends, or goes out by itself. */
export interface Moment {
  entry: ScheduleEntry;
  at: Date;
  what: "Starts" | "Ends" | "Goes out";
}

const maxMoments = 6;

/** What happens next, soonest first. Drafts and releases without a schedule do nothing by themselves. */
export const listComingUp = (entries: readonly ScheduleEntry[], now: Date): Moment[] =>
  entries
    .filter(({ isDraft }) => !isDraft)
    .flatMap((entry): Moment[] => {
      const { type, startsAt, endsAt } = entry;
      if (type === "release") return startsAt ? [{ entry, at: startsAt, what: "Goes out" }] : [];
      return [
        ...(startsAt ? [{ entry, at: startsAt, what: "Starts" } as const] : []),
        ...(endsAt ? [{ entry, at: endsAt, what: "Ends" } as const] : []),
      ];
    })
    .filter(({ at }) => at > now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, maxMoments);
