import { stegaClean } from "@sanity/client/stega";

/** Whether a title is set one size smaller, to fit beside the cover. */
export function isLongTitle(title: string | null): boolean {
  return (stegaClean(title)?.length ?? 0) > 14;
}
