export interface ServerEvent {
  /** Omitted for the default, `message`. */
  event?: string;
  id?: string;
  data: unknown;
}

export interface EventStreamOptions {
  /** The next event, or null if there's none yet. Called only as fast as the client reads. */
  next: () => ServerEvent | null;
  onClose: () => void;
  /** Closes the stream, so that a client that signed out gets no more events. */
  signedOut: AbortSignal | null;
  /** Starts with a comment of 2056 characters, for proxies and old browsers that buffer a short beginning. */
  preamble?: boolean;
}

export interface EventStream {
  response: Response;
  /** Signals that there may be a next event. */
  wake: () => void;
  /** Ends the stream once everything up to this last event has been read. */
  end: (last?: ServerEvent) => void;
  /** Breaks the connection, discarding unread events, so that the client reconnects. */
  drop: (reason: string) => void;
}

/** How much is buffered before the client reads. */
const maxQueueBytes = 256 * 1024;
const heartbeatMs = 15_000;
/** How soon a client reconnects. Without it, the `eventsource` package waits 3 s. */
const retryMs = 1000;

/**
 * A server-sent event stream that only formats an event when the client has room for it, so that a client that stops reading
 * costs `maxQueueBytes` and one event, however many events there are. A lone colon keeps an idle connection alive, as in the
 * hosted service (https://www.sanity.io/docs/listening).
 */
export function createEventStream(options: EventStreamOptions): EventStream {
  const { next, onClose, signedOut, preamble = false } = options;
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  const body = new ReadableStream<Uint8Array>(
    {
      start: (created) => {
        controller = created;
        if (preamble) created.enqueue(encoder.encode(`:${" ".repeat(2056)}\n\n`));
        created.enqueue(encoder.encode(`retry: ${retryMs}\n\n`));
      },
      pull: () => wake(),
      cancel: () => void leave(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxQueueBytes }),
  );
  const heartbeat = setInterval(() => {
    if (hasRoom()) controller?.enqueue(encoder.encode(":\n\n"));
  }, heartbeatMs);
  heartbeat.unref();
  const close = () => leave()?.close();
  signedOut?.addEventListener("abort", close);

  const hasRoom = () => (controller?.desiredSize ?? 0) > 0;

  function wake(): void {
    while (hasRoom()) {
      const event = next();
      if (!event) return;
      controller?.enqueue(encoder.encode(toText(event)));
    }
  }

  /** Closes over what was open until now. null if nothing was. */
  function leave(): ReadableStreamDefaultController<Uint8Array> | null {
    const open = controller;
    if (!open) return null;
    controller = null;
    clearInterval(heartbeat);
    signedOut?.removeEventListener("abort", close);
    onClose();
    return open;
  }

  return {
    response: new Response(body, {
      headers: {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-cache, no-transform",
        // Buffering proxies would hold back events.
        "x-accel-buffering": "no",
      },
    }),
    wake,
    end: (last) => {
      if (last) controller?.enqueue(encoder.encode(toText(last)));
      close();
    },
    drop: (reason) => leave()?.error(new Error(reason)),
  };
}

function toText({ event, id, data }: ServerEvent): string {
  const lines = [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
    `data: ${JSON.stringify(data)}`,
  ];
  return `${lines.join("\n")}\n\n`;
}
