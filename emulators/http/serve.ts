import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { DroppedConnection } from "./dropped-connection.ts";
import { isOwnHost } from "./own-host.ts";
import { sendResponse } from "./send-response.ts";
import { toRequest } from "./to-request.ts";

export interface ServeOptions {
  /** 0 picks a free port. */
  port: number;
  /** Host names of the emulated service, besides this machine's own. */
  hostNames?: RegExp;
  /** A `DroppedConnection` thrown here ends the connection without a response. */
  fetch: (request: Request) => Promise<Response>;
  /**
   * Answers a request without web-standard objects, which would cost more than the rest of a short response. null leaves it to
   * `fetch`. Called as soon as the head has arrived. Errors are treated like those of `fetch`.
   */
  direct?: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | null;
  /** Takes over a WebSocket handshake. Without it, upgrades are rejected. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

export interface Served {
  url: string;
  port: number;
  /** Stops listening and drops open connections, event streams included. */
  close: () => Promise<void>;
}

/** Serves a web-standard handler with a Node server on 127.0.0.1. Rejects with Node's `EADDRINUSE` if the port is in use. */
export async function serve({ port, hostNames, fetch, direct, upgrade }: ServeOptions): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    if (!isOwnHost(incoming.headers.host, hostNames)) {
      misdirect(outgoing, incoming.headers.host);
      return;
    }
    const answered = direct?.(incoming, outgoing);
    if (answered) answered.catch((error: unknown) => fail(outgoing, error));
    else void answer({ incoming, outgoing, fetch });
  });
  // Proxies keep connections open. If this side closed them first, the next request on one would be lost.
  server.keepAliveTimeout = 65_000;
  server.on("upgrade", (request, socket, head) => {
    // A client that disconnects during the handshake must not crash the process.
    socket.on("error", () => socket.destroy());
    if (!upgrade) socket.destroy();
    else if (!isOwnHost(request.headers.host, hostNames)) socket.end(toBareAnswer("421 Misdirected Request"));
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
    await sendResponse({ incoming, outgoing, request, response });
  } catch (error) {
    if (!gone.signal.aborted || error instanceof DroppedConnection) fail(outgoing, error);
  }
}

function fail(outgoing: ServerResponse, error: unknown): void {
  if (error instanceof DroppedConnection) outgoing.destroy();
  if (outgoing.destroyed) return;
  console.error(error);
  if (!outgoing.headersSent) outgoing.writeHead(500, { "content-type": "application/json" });
  outgoing.end(JSON.stringify({ error: "Internal Server Error", statusCode: 500 }));
}

function toBareAnswer(status: string): string {
  return `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
}

function misdirect(outgoing: ServerResponse, host = ""): void {
  const message = `This server answers as localhost or 127.0.0.1, not as ${host}`;
  outgoing.writeHead(421, { "content-type": "application/json" });
  outgoing.end(JSON.stringify({ statusCode: 421, error: "Misdirected Request", message }));
}

function refuse(outgoing: ServerResponse): void {
  const message = "The request's method, URL or host is invalid";
  outgoing.writeHead(400, { "content-type": "application/json" });
  outgoing.end(JSON.stringify({ statusCode: 400, error: "Bad Request", message }));
}
