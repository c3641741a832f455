const streamPath = /\/data\/(listen|live\/events)\//;

/**
 * `fetch`, but event streams travel over a WebSocket.
 *
 * A browser opens at most six connections to a host over HTTP/1.1 and the Studio holds more streams than that; WebSockets have
 * a limit of their own. The lake sends each stream's bytes, unchanged, as text frames, and refuses with 4000 + the HTTP status.
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

  // The first frame is the stream's first event: until it came, the lake may still refuse.
  const begin = () => {
    const body = readable.pipeThrough(new TextEncoderStream());
    resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
  };
  socket.addEventListener("message", begin, { once: true });
  socket.addEventListener("message", ({ data }) => {
    // A reader that has gone closes the socket below.
    writer.write(String(data)).catch(() => socket.close());
  });
  socket.addEventListener("close", ({ code, reason }) => {
    if (code >= 4400 && code < 4600) resolve(new Response(reason, { status: code - 4000 }));
    else reject(new TypeError("The content lake closed the event stream before it began."));
    writer.close().catch(() => undefined);
  });
  writer.closed.catch(() => socket.close());
  request.signal.addEventListener("abort", () => {
    socket.close();
    reject(request.signal.reason);
  });
  return promise;
}

/** A browser cannot give a WebSocket headers; the token goes beside the subprotocol, never into the address. */
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
