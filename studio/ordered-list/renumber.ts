import { getPublishedId } from "sanity";
import { z } from "zod";

/** Stored documents and drafts with their positions. */
export const numberedSchema = z.array(
  z.object({ _id: z.string(), number: z.number().nullable().catch(null) }),
);

/** What to write so that documents are numbered from 1 in this order: only those whose position changes, drafts included. */
export function renumber(
  stored: z.output<typeof numberedSchema>,
  publishedIds: readonly string[],
): { id: string; number: number }[] {
  return stored.flatMap(({ _id, number }) => {
    const place = publishedIds.indexOf(getPublishedId(_id)) + 1;
    return place === 0 || place === number ? [] : [{ id: _id, number: place }];
  });
}
