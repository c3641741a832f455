import { connection } from "next/server";
import { shopEvents } from "#features/live/shop-events.server.ts";
import { toEventStream } from "#features/live/to-event-stream.ts";

/** What changes in the shop, for pages that are open: the tags that a webhook has just expired. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return toEventStream({ events: shopEvents, signal: request.signal });
}
