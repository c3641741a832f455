/** ISO 8601 times; null for a promotion without a start or an end. */
export interface PromotionPeriod {
  startsAt: string | null;
  endsAt: string | null;
}

export function isRunning({ startsAt, endsAt }: PromotionPeriod, now: Date): boolean {
  return (startsAt === null || new Date(startsAt) <= now) && (endsAt === null || new Date(endsAt) > now);
}

/** Whole seconds, at least 1, until the next promotion starts or ends; Infinity when none does. */
export function secondsUntilChange(periods: readonly PromotionPeriod[], now: Date): number {
  const waits = periods
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((time) => (time === null ? [] : [new Date(time).getTime() - now.getTime()]))
    .filter((wait) => wait > 0);
  return Math.ceil(Math.min(...waits) / 1000);
}
