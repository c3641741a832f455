/** When a card comes back, after a verb: `today`, `tomorrow`, `on December 3`. */
export function formatDue(due: string, today: string): string {
  const days = Math.round((toTime(due) - toTime(today)) / 86_400_000);
  if (days <= 0) return "today";
  return days === 1 ? "tomorrow" : `on ${format.format(toTime(due))}`;
}

const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`);

const format = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
