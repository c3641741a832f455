import { connection } from "next/server";
import { expirations } from "#features/live/expirations.server.ts";
import { toEventStream } from "#features/live/to-event-stream.ts";

/** For pages that are open: the cache tags that a webhook has just expired. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return toEventStream({ events: expirations, signal: request.signal });
}
