export interface ServerEvent {
  /** Left out for the default, `message`. */
  event?: string;
  id?: string;
  data: unknown;
}

export interface EventStream {
  response: Response;
  send: (event: ServerEvent) => void;
  close: () => void;
}

/** What waits for a slow reader; past it the connection is dropped, and the client comes back with `welcome`. */
const queueLimitInBytes = 8 * 1024 * 1024;
const heartbeatInMs = 15_000;
/** How soon a client tries again. Without it the `eventsource` package waits for 3 s. */
const retryInMs = 1000;

/** A server-sent event stream that never holds more than `queueLimitInBytes` for its reader. */
export function createEventStream({ onClose }: { onClose: () => void }): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  const body = new ReadableStream<Uint8Array>(
    {
      start: (created) => {
        controller = created;
      },
      cancel: () => end(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: queueLimitInBytes }),
  );
  const heartbeat = setInterval(() => write(":\n\n"), heartbeatInMs);
  heartbeat.unref();

  function write(text: string): void {
    if (!controller) return;
    const bytes = encoder.encode(text);
    if (bytes.byteLength > (controller.desiredSize ?? 0)) {
      const slow = controller;
      end();
      slow.error(new Error(`An event stream fell ${queueLimitInBytes} bytes behind and was dropped`));
      return;
    }
    controller.enqueue(bytes);
  }

  function end(): void {
    if (!controller) return;
    controller = null;
    clearInterval(heartbeat);
    onClose();
  }

  write(`retry: ${retryInMs}\n\n`);
  return {
    response: new Response(body, {
      headers: {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-cache, no-transform",
        // Proxies that buffer would hold an event back.
        "x-accel-buffering": "no",
      },
    }),
    send: ({ event, id, data }) => {
      const lines = [
        ...(id === undefined ? [] : [`id: ${id}`]),
        ...(event === undefined ? [] : [`event: ${event}`]),
        `data: ${JSON.stringify(data)}`,
      ];
      write(`${lines.join("\n")}\n\n`);
    },
    close: () => {
      const open = controller;
      end();
      open?.close();
    },
  };
}
