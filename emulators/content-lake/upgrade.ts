import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { PresenceRoom } from "#content-lake/presence.ts";
import { streamProtocol, tunnelStream } from "#content-lake/stream-tunnel.ts";

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

interface UpgradeOptions {
  fetch: (request: Request) => Promise<Response>;
  presence: PresenceRoom;
  /** A browser doesn't apply CORS to WebSockets, so the origin is checked here. */
  allowsOrigin: (origin: string) => boolean;
}

const messageLimitInBytes = 256 * 1024;

/** The lake's WebSockets: `/v1/stream` carries event streams, `/v1/socket/:dataset` presence. */
export function createUpgrade({ fetch, presence, allowsOrigin }: UpgradeOptions): {
  upgrade: Upgrade;
  close: () => void;
} {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: messageLimitInBytes,
    handleProtocols: (protocols) => (protocols.has(streamProtocol) ? streamProtocol : false),
  });

  return {
    upgrade: (request, socket, head) => {
      const { origin } = request.headers;
      if (origin !== undefined && !allowsOrigin(origin)) {
        refuse(socket, "403 Forbidden");
        return;
      }
      const open = pick(request);
      if (open) server.handleUpgrade(request, socket, head, open);
      else refuse(socket, "404 Not Found");
    },
    close: () => {
      for (const client of server.clients) client.close(1001, "The Content Lake is stopping");
      server.close();
    },
  };

  function pick(request: IncomingMessage): ((socket: WebSocket) => void) | null {
    const url = new URL(request.url ?? "/", "http://lake");
    if (/^\/v[^/]+\/stream$/.test(url.pathname)) {
      return (socket) => void tunnelStream({ request, url, socket, fetch });
    }
    const dataset = /^\/v[^/]+\/socket\/([^/]+)$/.exec(url.pathname)?.[1];
    return dataset === undefined ? null : (socket) => presence.join(socket, dataset);
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
