import type { Expirations } from "./expirations.ts";

interface EventStreamOptions {
  events: Expirations;
  /** Of the page; null when it isn't known. */
  address?: string | null;
  /** Aborted when the page is gone. */
  signal: AbortSignal;
  /** How often to say that the connection is alive, in milliseconds; proxies close silent ones after a minute or less. */
  heartbeat?: number;
}

/** A page that takes nothing any more is let go after so many unread events. */
const maxUnread = 100;

/** Expirations as a page listens to them: `welcome` with how long ago the last one was, then a message for each. 503 when too many listen. */
export function toEventStream({
  events,
  address = null,
  signal,
  heartbeat = 25_000,
}: EventStreamOptions): Response {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  let unread = 0;
  const send = (text: string) => {
    unread += 1;
    if (unread > maxUnread) stop();
    else writer.write(encoder.encode(text)).then(() => (unread -= 1), stop);
  };
  const forget = events.listen((tags) => send(`data: ${JSON.stringify({ tags })}\n\n`), address);
  if (!forget) return Response.json({ error: "Too many pages listen." }, { status: 503 });
  const timer = setInterval(() => send(":\n\n"), heartbeat);

  function stop(): void {
    clearInterval(timer);
    forget?.();
    signal.removeEventListener("abort", stop);
    // It may have ended by itself.
    writer.abort().catch(() => {});
  }

  signal.addEventListener("abort", stop);
  send(`event: welcome\ndata: ${JSON.stringify({ quietFor: events.quietFor() })}\n\n`);
  return new Response(readable, {
    // Compressed, an event would wait for the next one.
    headers: { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" },
  });
}
