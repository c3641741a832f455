const streamPath = /\/data\/(listen|live\/events)\//;

/**
 * `fetch`, but event streams travel over a WebSocket.
 *
 * A browser opens at most six connections to a host over HTTP/1.1 and the Studio holds more streams than that; WebSockets have
 * a limit of their own. The lake sends each stream's bytes, unchanged, as text frames.
 */
export const streamFetch: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  return streamPath.test(new URL(request.url).pathname) ? openStream(request) : fetch(input, init);
};

function openStream(request: Request): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const socket = new WebSocket(toSocketUrl(request));
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      socket.addEventListener("open", () =>
        resolve(new Response(body, { status: 200, headers: { "content-type": "text/event-stream" } })),
      );
      socket.addEventListener("message", ({ data }) => controller.enqueue(encoder.encode(String(data))));
      socket.addEventListener("close", () => {
        reject(new TypeError("The content lake closed the event stream before it began."));
        // Already closed when the reader cancelled it.
        if (!request.signal.aborted) closeQuietly(controller);
      });
    },
    cancel: () => socket.close(),
  });
  request.signal.addEventListener("abort", () => {
    socket.close();
    reject(request.signal.reason);
  });
  return promise;
}

function closeQuietly(controller: ReadableStreamDefaultController): void {
  try {
    controller.close();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

function toSocketUrl(request: Request): string {
  const url = new URL(request.url);
  const [base = "", rest = ""] = url.pathname.split(/(?=\/v[^/]+\/data\/)/);
  const target = new URL(`${base}/v1/stream`, url);
  target.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  target.searchParams.set("path", rest + url.search);
  return target.href;
}
