const streamPath = /\/data\/(listen|live\/events)\//;

/**
 * `fetch`, with event streams over a WebSocket. Browsers allow six connections per host over HTTP/1.1, and the Studio
 * needs more streams than that; WebSockets have a limit of their own. The lake sends a stream's bytes unchanged as text
 * frames, and rejects with 4000 + the HTTP status.
 */
export const streamFetch: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  return streamPath.test(new URL(request.url).pathname) ? openStream(request) : fetch(input, init);
};

function openStream(request: Request): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const { writable, readable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  const socket = new WebSocket(toSocketUrl(request), toProtocols(request));

  // The lake may still reject the stream before the first event.
  const onFirstFrame = () => {
    const body = readable.pipeThrough(new TextEncoderStream());
    resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
  };
  socket.addEventListener("message", onFirstFrame, { once: true });
  socket.addEventListener("message", ({ data }) => {
    // When the reader has gone, close the socket.
    writer.write(String(data)).catch(() => socket.close());
  });
  socket.addEventListener("close", ({ code, reason }) => {
    if (code >= 4400 && code < 4600) resolve(new Response(reason, { status: code - 4000 }));
    else reject(new TypeError("The content lake closed the event stream before it started."));
    writer.close().catch(() => undefined);
  });
  writer.closed.catch(() => socket.close());
  request.signal.addEventListener("abort", () => {
    socket.close();
    reject(request.signal.reason);
  });
  return promise;
}

/** Browsers can't set headers on a WebSocket, so the token goes into the subprotocol rather than the URL. */
function toProtocols(request: Request): string[] {
  const token = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  return ["sanity-stream", ...(token ? [`bearer.${token}`] : [])];
}

function toSocketUrl(request: Request): string {
  const url = new URL(request.url);
  const start = url.pathname.search(/\/v[^/]+\/data\//);
  const path = url.pathname.slice(start);
  const target = new URL(`${url.pathname.slice(0, start)}/v1/stream`, url);
  target.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  target.searchParams.set("path", path + url.search);
  const lastEventId = request.headers.get("last-event-id");
  if (lastEventId) target.searchParams.set("lastEventId", lastEventId);
  return target.href;
}
