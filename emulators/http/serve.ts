import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isEventStream } from "./cut-midway.ts";
import { CutResponse, DroppedConnection } from "./dropped-connection.ts";
import { toUrl } from "./to-url.ts";

export interface ServeOptions {
  /** 0 picks a free port. */
  port: number;
  /** A `DroppedConnection` that it throws ends the connection without an answer. */
  fetch: (request: Request) => Promise<Response>;
  /** Takes over a WebSocket handshake; without it an upgrade is refused. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

export interface Served {
  url: string;
  port: number;
  /** Stops listening and drops open connections, event streams included. */
  close: () => Promise<void>;
}

const longestInMemory = 1024 * 1024;

/** Puts a web-standard handler behind a node server on 127.0.0.1. Rejects with node's `EADDRINUSE` when the port is taken. */
export async function serve({ port, fetch, upgrade }: ServeOptions): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    void answer({ incoming, outgoing, fetch });
  });
  server.on("upgrade", (request, socket, head) => {
    // A client that leaves during the handshake must not end the process.
    socket.on("error", () => socket.destroy());
    if (!upgrade) socket.destroy();
    else if (toRequest(request)) upgrade(request, socket, head);
    else socket.end(toBareAnswer("400 Bad Request"));
  });
  server.on("connect", (_request, socket) => {
    socket.on("error", () => socket.destroy());
    socket.end(toBareAnswer("405 Method Not Allowed"));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  // A TCP server's address is never a string.
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  fetch: ServeOptions["fetch"];
}

async function answer({ incoming, outgoing, fetch }: Exchange): Promise<void> {
  const gone = new AbortController();
  outgoing.once("close", () => gone.abort());
  const request = toRequest(incoming, gone.signal);
  if (!request) {
    refuse(outgoing);
    return;
  }
  try {
    const response = await fetch(request);
    outgoing.writeHead(response.status, toHeaders(response));
    if (!response.body || request.method === "HEAD") {
      outgoing.end();
      await response.body?.cancel();
      return;
    }
    if (isShort(response)) {
      // Twice as fast as a stream of one chunk.
      outgoing.end(Buffer.from(await response.arrayBuffer()));
      return;
    }
    outgoing.flushHeaders();
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the DOM and node declare the same stream twice, and some who import this load both
    await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
  } catch (error) {
    if (error instanceof DroppedConnection) outgoing.destroy();
    if (outgoing.destroyed || gone.signal.aborted) return;
    console.error(error);
    if (!outgoing.headersSent) outgoing.writeHead(500, { "content-type": "application/json" });
    outgoing.end(JSON.stringify({ error: "Internal Server Error", statusCode: 500 }));
  }
}

/** An answer without a length was made in memory. */
function isShort(response: Response): boolean {
  if (isEventStream(response) || response instanceof CutResponse) return false;
  return Number(response.headers.get("content-length") ?? 0) <= longestInMemory;
}

function toBareAnswer(status: string): string {
  return `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
}

function refuse(outgoing: ServerResponse): void {
  const message = "The request's method, address or host cannot be read";
  outgoing.writeHead(400, { "content-type": "application/json" });
  outgoing.end(JSON.stringify({ statusCode: 400, error: "Bad Request", message }));
}

/** Null for what HTTP lets through and `Request` doesn't take: a host with a password, TRACE, a bracket too many. */
function toRequest(incoming: IncomingMessage, signal?: AbortSignal): Request | null {
  try {
    return createRequest(incoming, signal);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function createRequest(incoming: IncomingMessage, signal: AbortSignal | undefined): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const method = incoming.method ?? "GET";
  const bodiless = method === "GET" || method === "HEAD";
  // The DOM's types, where they are loaded too, know neither node's stream nor `duplex`.
  const body = (bodiless ? {} : { body: Readable.toWeb(incoming), duplex: "half" }) as RequestInit;
  return new Request(toUrl(incoming), { method, headers, signal: signal ?? null, ...body });
}

function toHeaders(response: Response): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  return headers;
}
