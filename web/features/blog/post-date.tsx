import { formatDay } from "#lib/format-day.ts";

export interface PostDateProps {
  /** As Sanity formats it: 2026-04-21T15:00:00Z. */
  value: string | null;
}

export function PostDate({ value }: PostDateProps) {
  const date = new Date(value ?? "");
  if (Number.isNaN(date.getTime())) return null;
  return <time dateTime={date.toISOString()}>{formatDay(date)}</time>;
}
