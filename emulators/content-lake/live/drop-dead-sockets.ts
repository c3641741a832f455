import type { WebSocket, WebSocketServer } from "ws";

const pingInMs = 20_000;

/**
 * Ends connections whose other end went without a word, such as a computer that fell asleep: TCP alone would notice after many
 * minutes, and colleagues would see an editor in a document that is closed. A browser answers pings by itself. Returns what stops it.
 */
export function dropDeadSockets(server: WebSocketServer): () => void {
  const silent = new WeakSet<WebSocket>();
  server.on("connection", (socket) => {
    socket.on("pong", () => silent.delete(socket));
  });
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      if (silent.has(socket)) socket.terminate();
      else {
        silent.add(socket);
        socket.ping();
      }
    }
  }, pingInMs);
  timer.unref();
  return () => clearInterval(timer);
}
