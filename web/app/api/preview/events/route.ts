import { z } from "zod";
import { toLiveEventsUrl } from "#content/live-events-url.server.ts";
import { hasChangedSince } from "#content/preview/changed-since.server.ts";
import { isLinkOpen } from "#content/preview/preview.server.ts";
import { readView } from "#content/view.server.ts";
import { readClientAddress } from "#lib/client-address.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { eventStreamHeaders } from "#lib/event-stream-headers.ts";
import { createConnectionSlots } from "#lib/connection-slots.ts";

/** When the page was rendered. */
const sinceSchema = z.iso.datetime().nullable();

/** Each holds a connection open here, and another one at Sanity. */
const acquireSlot = createConnectionSlots({ all: 500, each: 50 });

/**
 * The lake's live events, including drafts, for previews. The read token stays on the server. If something changed between `since`
 * and the connection, the first event is `restart`. For a preview link, the stream ends with the first event after the link has
 * expired, which tells the open page.
 */
export async function GET(request: Request): Promise<Response> {
  const since = sinceSchema.safeParse(new URL(request.url).searchParams.get("since"));
  if (!since.success)
    return Response.json({ error: "`since` must be a time in ISO 8601, in UTC." }, { status: 400 });
  const { preview } = await readView();
  if (!preview) return Response.json({ error: "Open a preview link first." }, { status: 401 });
  // 204 tells the open page not to reconnect.
  if (preview.kind === "ended") return new Response(null, { status: 204 });
  // Nobody would read the events, and nothing would end them.
  if (request.method === "HEAD") return new Response(null, { headers: eventStreamHeaders });
  const release = acquireSlot(readClientAddress(request.headers, readEnvironment().trustedProxies));
  if (!release) return Response.json({ error: "Too many open connections." }, { status: 503 });
  try {
    const events = await openEvents(request.signal);
    if (!events.ok || !events.body) {
      release();
      return Response.json({ error: `Sanity's live events returned ${events.status}.` }, { status: 502 });
    }
    const followed = preview.kind === "link" ? events.body.pipeThrough(endWithLink(preview.id)) : events.body;
    // A page that connects again catches up anyway.
    const isFirst = !request.headers.has("last-event-id");
    const hasMissed = isFirst && since.data !== null && (await hasChangedSince(since.data));
    const shown = hasMissed ? followed.pipeThrough(beginWithRestart()) : followed;
    return new Response(watchEnd(shown, release), { headers: eventStreamHeaders });
  } catch (error) {
    release();
    throw error;
  }
}

const openEvents = (signal: AbortSignal) =>
  fetch(toLiveEventsUrl({ drafts: true }), {
    headers: { authorization: `Bearer ${readEnvironment().content.readToken}`, accept: "text/event-stream" },
    signal,
  });

/** The same events. Calls `onEnd` when they end, or nobody reads them anymore. */
function watchEnd(events: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  events.pipeTo(writable).then(onEnd, onEnd);
  return readable;
}

const beginWithRestart = () =>
  new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode("event: restart\ndata: {}\n\n")),
  });

const endWithLink = (id: string) =>
  new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      controller.enqueue(chunk);
      if (!(await isLinkOpen(id))) controller.terminate();
    },
  });
