import { z } from "zod";
import { toSentence } from "#http/issues-sentence.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";

/** An event as the API tells it, at its place in the history. */
export interface PlacedEvent {
  sequence: number;
  event: { type: string; timestamp: string; author: string; [detail: string]: unknown };
}

interface EventPage {
  page: PlacedEvent["event"][];
  /** Empty when there is nothing older. */
  nextCursor: string;
}

const pageSchema = z.object({
  limit: z.coerce.number().int().min(1).default(100),
  /** The place of the last event told, and how many of that place were told. */
  nextCursor: z
    .string()
    .regex(/^\d+-\d+$/)
    .transform((cursor) => cursor.split("-").map(Number))
    .optional(),
});

/**
 * A page of events, newest first: `limit` of them (1000 at most), older than what the page with this cursor ended with.
 * A cursor is a place in the history, so what happens meanwhile moves nothing from one page to another.
 */
export function paginate(url: URL, events: readonly PlacedEvent[]): EventPage {
  const { data, error } = pageSchema.safeParse({
    limit: url.searchParams.get("limit") || undefined,
    nextCursor: url.searchParams.get("nextCursor") || undefined,
  });
  if (error) throw new LakeError(400, `Not a page of events: ${toSentence(error)}`);
  const [place = Number.POSITIVE_INFINITY, told = 0] = data.nextCursor ?? [];
  const here = events.filter(({ sequence }) => sequence === place);
  const left = [...here.slice(told), ...events.filter(({ sequence }) => sequence < place)];
  const page = left.slice(0, Math.min(data.limit, 1000));
  return {
    page: page.map(({ event }) => event),
    nextCursor: page.length < left.length ? toCursor(page, place, told) : "",
  };
}

function toCursor(page: readonly PlacedEvent[], place: number, told: number): string {
  const last = page.at(-1)?.sequence ?? place;
  const toldNow = page.filter(({ sequence }) => sequence === last).length;
  return `${last}-${last === place ? told + toldNow : toldNow}`;
}
