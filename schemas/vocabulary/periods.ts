/** ISO 8601 times; null or missing for something without a start or an end. */
export interface Period {
  startsAt?: string | null | undefined;
  endsAt?: string | null | undefined;
}

export type PeriodState = "scheduled" | "running" | "ended";

/** Whether shoppers see something with this period. Without a start, they do from its publish on. */
export function readPeriodState({ startsAt, endsAt }: Period, now: Date): PeriodState {
  if (endsAt && new Date(endsAt) <= now) return "ended";
  return startsAt && new Date(startsAt) > now ? "scheduled" : "running";
}

const hasEnded = "(defined(endsAt) && endsAt <= now())";

/** The same in GROQ. */
export const periodFilters: Readonly<Record<PeriodState, string>> = {
  ended: hasEnded,
  scheduled: `!${hasEnded} && startsAt > now()`,
  running: `!${hasEnded} && (!defined(startsAt) || startsAt <= now())`,
};

/** When the next of these periods starts or ends, in milliseconds since 1970; Infinity when none does. */
export function findNextChange(periods: readonly Period[], now: Date): number {
  const times = periods
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((time) => (time ? [new Date(time).getTime()] : []))
    .filter((time) => time > now.getTime());
  return Math.min(...times);
}
