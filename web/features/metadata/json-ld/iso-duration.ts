/** "2.5+ hours" as "PT2H30M"; null without hours. */
export function toIsoHours(text: string | null | undefined): string | null {
  const [, amount] = /(\d+(?:\.\d+)?)\+?\s*hours?/i.exec(text ?? "") ?? [];
  if (amount === undefined) return null;
  const minutes = Math.round(Number(amount) * 60);
  return toIso(Math.floor(minutes / 60), minutes % 60, 0);
}

/** "1:02:07" or "0:07" as "PT1H2M7S" or "PT7S"; null when it's not a duration. */
export function toIsoLength(text: string | null | undefined): string | null {
  const [, hours = "0", minutes, seconds] = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/.exec(text?.trim() ?? "") ?? [];
  return minutes === undefined ? null : toIso(Number(hours), Number(minutes), Number(seconds));
}

/** The number in "About 5 weeks"; null without weeks. */
export function toWeeks(text: string | null | undefined): number | null {
  const [, weeks] = /(\d+)\s*weeks?/i.exec(text ?? "") ?? [];
  return weeks === undefined ? null : Number(weeks);
}

function toIso(hours: number, minutes: number, seconds: number): string | null {
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, seconds && `${seconds}S`].filter(Boolean);
  return parts.length === 0 ? null : `PT${parts.join("")}`;
}
