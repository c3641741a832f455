/** Times in ISO 8601; null for one that has always run, or goes on until it's unpublished. */
export interface PromotionPeriod {
  startsAt: string | null;
  endsAt: string | null;
}

export function isRunning({ startsAt, endsAt }: PromotionPeriod, now: Date): boolean {
  return (startsAt === null || new Date(startsAt) <= now) && (endsAt === null || new Date(endsAt) > now);
}

/** The whole seconds, 1 at least, until the next of them begins or ends; Infinity when none does. */
export function secondsUntilChange(periods: readonly PromotionPeriod[], now: Date): number {
  const waits = periods
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((time) => (time === null ? [] : [new Date(time).getTime() - now.getTime()]))
    .filter((wait) => wait > 0);
  return Math.ceil(Math.min(...waits) / 1000);
}
