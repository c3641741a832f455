import { connection } from "next/server";
import { expirations } from "#features/live/expirations.server.ts";
import { toEventStream } from "#features/live/to-event-stream.ts";
import { readClientAddress } from "#lib/client-address.ts";
import { readEnvironment } from "#lib/environment.server.ts";

/** Tells open pages which cache tags a webhook has just expired. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const address = readClientAddress(request.headers, readEnvironment().trustedProxies);
  return toEventStream({ events: expirations, address, request });
}
