import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isEventStream } from "./cut-midway.ts";
import { CutResponse, DroppedConnection } from "./dropped-connection.ts";

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

/** Puts a web-standard handler behind a node server on 127.0.0.1. Rejects with node's `EADDRINUSE` when the port is taken. */
export async function serve({ port, fetch, upgrade }: ServeOptions): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    void answer({ incoming, outgoing, fetch });
  });
  server.on("upgrade", (request, socket, head) => {
    if (upgrade) upgrade(request, socket, head);
    else socket.destroy();
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
  try {
    const response = await fetch(toRequest(incoming, gone.signal));
    outgoing.writeHead(response.status, toHeaders(response));
    if (!response.body) {
      outgoing.end();
      return;
    }
    if (!isEventStream(response) && !(response instanceof CutResponse)) {
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

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "127.0.0.1"}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const method = incoming.method ?? "GET";
  const bodiless = method === "GET" || method === "HEAD";
  // The DOM's types, where they are loaded too, know neither node's stream nor `duplex`.
  const body = (bodiless ? {} : { body: Readable.toWeb(incoming), duplex: "half" }) as RequestInit;
  return new Request(url, { method, headers, signal, ...body });
}

function toHeaders(response: Response): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  return headers;
}
