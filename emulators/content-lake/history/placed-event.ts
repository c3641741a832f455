import { z } from "zod";
import { formatZodError } from "#http/format-zod-error.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";

/** An event as the API returns it, with its position in the history. */
export interface PlacedEvent {
  sequence: number;
  event: { type: string; timestamp: string; author: string; [detail: string]: unknown };
}

interface EventPage {
  page: PlacedEvent["event"][];
  /** Empty if there's nothing older. */
  nextCursor: string;
}

const pageSchema = z.object({
  limit: z.coerce.number().int().min(1).default(100),
  /** The position of the page's last event, and how many events at that position were returned. */
  nextCursor: z
    .string()
    .regex(/^\d+-\d+$/)
    .transform((cursor) => cursor.split("-").map(Number))
    .optional(),
});

/**
 * A page of events, newest first: at most `limit` (up to 1000), older than the end of the page with this cursor. A cursor is a
 * position in the history, so new events don't shift events between pages.
 */
export function paginate(url: URL, events: readonly PlacedEvent[]): EventPage {
  const { data, error } = pageSchema.safeParse({
    limit: url.searchParams.get("limit") || undefined,
    nextCursor: url.searchParams.get("nextCursor") || undefined,
  });
  if (error) throw new LakeError(400, `Invalid page of events: ${formatZodError(error)}`);
  const [position = Number.POSITIVE_INFINITY, returned = 0] = data.nextCursor ?? [];
  const samePosition = events.filter(({ sequence }) => sequence === position);
  const remaining = [
    ...samePosition.slice(returned),
    ...events.filter(({ sequence }) => sequence < position),
  ];
  const page = remaining.slice(0, Math.min(data.limit, 1000));
  return {
    page: page.map(({ event }) => event),
    nextCursor: page.length < remaining.length ? toCursor(page, position, returned) : "",
  };
}

function toCursor(page: readonly PlacedEvent[], position: number, returned: number): string {
  const last = page.at(-1)?.sequence ?? position;
  const returnedNow = page.filter(({ sequence }) => sequence === last).length;
  return `${last}-${last === position ? returned + returnedNow : returnedNow}`;
}
