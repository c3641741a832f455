import type { WebSocket, WebSocketServer } from "ws";

const pingMs = 20_000;

/**
 * Closes connections whose other end vanished without a word, such as a computer that went to sleep. TCP alone would notice after
 * many minutes, and colleagues would see an editor in a document that's closed. Browsers answer pings on their own. Returns a
 * function that stops it.
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
  }, pingMs);
  timer.unref();
  return () => clearInterval(timer);
}
