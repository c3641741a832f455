export interface PostDateProps {
  /** As Sanity formats it: 2026-04-21T15:00:00Z. */
  value: string | null;
}

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export function PostDate({ value }: PostDateProps) {
  const date = new Date(value ?? "");
  if (Number.isNaN(date.getTime())) return null;
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}
