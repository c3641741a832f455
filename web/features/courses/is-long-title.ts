import { stegaClean } from "@sanity/client/stega";

/** Whether a course's title is set a size smaller, so that a long one still fits beside its cover. */
export function isLongTitle(title: string | null): boolean {
  return (stegaClean(title)?.length ?? 0) > 14;
}
