import { eventStreamHeaders } from "#lib/event-stream-headers.ts";
import type { Expirations } from "./expirations.ts";

interface EventStreamOptions {
  events: Expirations;
  /** The page's IP address; null when it's unknown. */
  address?: string | null;
  /** Its signal is aborted when the page closes. */
  request: Pick<Request, "method" | "signal">;
  /** Heartbeat interval. Proxies close idle connections after a minute or less. */
  heartbeatMs?: number;
}

/** A page that stops reading is dropped after this many unread events. */
const maxUnread = 100;

/**
 * Expirations as server-sent events: `welcome` with the time since the last one, then a message for each. Returns 503
 * when there are too many listeners.
 */
export function toEventStream({
  events,
  address = null,
  request: { method, signal },
  heartbeatMs = 25_000,
}: EventStreamOptions): Response {
  // Nobody would read the events, and nothing would end them.
  if (method === "HEAD") return new Response(null, { headers: eventStreamHeaders });
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  let unread = 0;
  const send = (text: string) => {
    unread += 1;
    if (unread > maxUnread) stop();
    else writer.write(encoder.encode(text)).then(() => (unread -= 1), stop);
  };
  const stopListening = events.listen((tags) => send(`data: ${JSON.stringify({ tags })}\n\n`), address);
  if (!stopListening) return Response.json({ error: "Too many open connections." }, { status: 503 });
  const timer = setInterval(() => send(":\n\n"), heartbeatMs);

  function stop(): void {
    clearInterval(timer);
    stopListening?.();
    signal.removeEventListener("abort", stop);
    // It may already have ended.
    writer.abort().catch(() => {});
  }

  signal.addEventListener("abort", stop);
  writer.closed.then(stop, stop);
  send(`event: welcome\ndata: ${JSON.stringify({ quietFor: events.quietFor() })}\n\n`);
  return new Response(readable, { headers: eventStreamHeaders });
}
