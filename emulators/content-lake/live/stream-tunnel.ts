import type { IncomingMessage } from "node:http";
import type { WebSocket } from "ws";
import { LakeError } from "#content-lake/api/lake-error.ts";
import { DroppedConnection } from "#http/dropped-connection.ts";

/** The subprotocol a browser requests. Next to it, `bearer.<token>` has what a browser can't put in a header. */
export const streamProtocol = "sanity-stream";

interface TunnelOptions {
  request: IncomingMessage;
  url: URL;
  socket: WebSocket;
  fetch: (request: Request) => Promise<Response>;
}

/**
 * `WS /v1/stream?path=…&lastEventId=…`: an event stream in text frames, because a browser opens at most six HTTP/1.1 connections
 * to a host and the Studio needs more. `path` is a listen or live request's path and query, after the lake's public URL. The
 * bytes are those of the server-sent events. The socket closes with the stream, or with 4000 + the HTTP status if the request is
 * rejected, such as 4401.
 *
 * This isn't part of the hosted API, because HTTP/2 has no such limit.
 */
export async function tunnelStream({ request, url, socket, fetch }: TunnelOptions): Promise<void> {
  const gone = new AbortController();
  socket.once("close", () => gone.abort());
  socket.on("error", () => socket.terminate());
  try {
    const response = await fetch(toStreamRequest(request, url, gone.signal));
    if (!response.ok || !response.body) {
      socket.close(4000 + response.status, (await readMessage(response)).slice(0, 100));
      return;
    }
    const reader = response.body.getReader();
    // A broken stream has nothing left to cancel, and rejects.
    gone.signal.addEventListener("abort", () => void reader.cancel().catch(() => {}));
    const decoder = new TextDecoder();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      await send(socket, decoder.decode(read.value, { stream: true }));
    }
    socket.close(1000);
  } catch (error) {
    if (gone.signal.aborted) return;
    if (error instanceof DroppedConnection) socket.terminate();
    else if (error instanceof LakeError) socket.close(4000 + error.status, error.message.slice(0, 100));
    else socket.close(1011, "The stream was cut off");
  }
}

function toStreamRequest(request: IncomingMessage, url: URL, signal: AbortSignal): Request {
  const path = url.searchParams.get("path") ?? "";
  if (!/^\/v[^/]+\/data\/(listen\/[^/]+|live\/events\/[^/?]+)(\?|$)/.test(path)) {
    throw new LakeError(400, "Only data/listen and data/live/events can be streamed");
  }
  const headers = new Headers();
  const authorization = request.headers.authorization ?? readProtocolToken(request);
  if (authorization) headers.set("authorization", authorization);
  const lastEventId = url.searchParams.get("lastEventId");
  if (lastEventId) headers.set("last-event-id", lastEventId);
  return new Request(new URL(path, "http://lake"), { headers, signal });
}

function readProtocolToken(request: IncomingMessage): string | null {
  const protocols = (request.headers["sec-websocket-protocol"] ?? "").split(",").map((name) => name.trim());
  const token = protocols.find((name) => name.startsWith("bearer."));
  return token ? `Bearer ${token.slice("bearer.".length)}` : null;
}

/** Waits until the frame is sent, so that a slow reader fills the stream's bounded queue and not the socket's. */
function send(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.send(text, (error) => (error ? reject(error) : resolve()));
  });
}

async function readMessage(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== "object" || body === null) return response.statusText;
  return "message" in body && typeof body.message === "string" ? body.message : response.statusText;
}
