import { toPostDay } from "#features/blog/post-day.ts";

export interface PostDateProps {
  /** As Sanity formats it: 2026-04-21T15:00:00Z. */
  value: string | null;
}

export function PostDate({ value }: PostDateProps) {
  const day = toPostDay(value);
  return day && <time dateTime={day.iso}>{day.words}</time>;
}
