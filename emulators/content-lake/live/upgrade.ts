import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { dropDeadSockets } from "./drop-dead-sockets.ts";
import { withoutVersion } from "#content-lake/api/api-version.ts";
import type { Endpoint } from "#http/router.ts";
import type { PresenceRoom } from "./presence.ts";
import { streamProtocol, tunnelStream } from "./stream-tunnel.ts";
import { toUrl } from "#http/to-url.ts";

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** The lake's WebSockets, listed with the routes in the README's table. */
export const socketEndpoints = {
  stream: {
    method: "WS",
    path: "/stream",
    description: "Carries an event stream in text frames.",
  },
  presence: {
    method: "WS",
    path: "/socket/:dataset",
    description: "Shares which documents a dataset's users have open.",
  },
} satisfies Record<string, Endpoint>;

/** A handshake and its result. */
export interface SocketVisit {
  path: string;
  route: string | null;
  status: 101 | 403 | 404;
}

interface UpgradeOptions {
  fetch: (request: Request) => Promise<Response>;
  presence: PresenceRoom;
  /** Browsers don't apply CORS to WebSockets, so the origin is checked here. */
  allowsOrigin: (origin: string) => boolean;
  onVisit: (visit: SocketVisit) => void;
}

const maxMessageBytes = 256 * 1024;

/** Opens the WebSockets above. */
export function createUpgrade({ fetch, presence, allowsOrigin, onVisit }: UpgradeOptions): {
  upgrade: Upgrade;
  close: () => void;
} {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    handleProtocols: (protocols) => (protocols.has(streamProtocol) ? streamProtocol : false),
  });
  const stopDropping = dropDeadSockets(server);

  return {
    upgrade: (request, socket, head) => {
      const { origin } = request.headers;
      // The query can contain a whole URL, so only the path is logged.
      const url = toUrl(request);
      const path = url.pathname;
      const picked = pick(request, url);
      const route = picked?.endpoint.path ?? null;
      if (origin !== undefined && !allowsOrigin(origin)) {
        onVisit({ path, route, status: 403 });
        refuse(socket, "403 Forbidden");
      } else if (!picked) {
        onVisit({ path, route, status: 404 });
        refuse(socket, "404 Not Found");
      } else {
        onVisit({ path, route, status: 101 });
        server.handleUpgrade(request, socket, head, (opened) => {
          server.emit("connection", opened, request);
          picked.open(opened);
        });
      }
    },
    close: () => {
      stopDropping();
      for (const client of server.clients) client.close(1001, "The Content Lake is stopping");
      server.close();
    },
  };

  function pick(request: IncomingMessage, url: URL): Picked | null {
    const path = withoutVersion(url.pathname);
    if (path === "/stream") {
      const open = (socket: WebSocket) => void tunnelStream({ request, url, socket, fetch });
      return { endpoint: socketEndpoints.stream, open };
    }
    const dataset = /^\/socket\/([^/]+)$/.exec(path)?.[1];
    if (dataset === undefined) return null;
    return { endpoint: socketEndpoints.presence, open: (socket) => presence.join(socket, dataset) };
  }
}

interface Picked {
  endpoint: Endpoint;
  open: (socket: WebSocket) => void;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
