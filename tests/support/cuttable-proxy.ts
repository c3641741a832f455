import { connect, createServer, type Socket } from "node:net";
import { startHttpServer } from "./start-http-server.ts";

export interface CuttableProxy extends AsyncDisposable {
  url: string;
  /** Breaks every open connection, as a network would. New connections still work. */
  cut: () => void;
}

/** A proxy to a server on this machine. */
export async function startCuttableProxy(target: string): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(Number(new URL(target).port), "127.0.0.1");
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const url = await startHttpServer(server);
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url,
    cut,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
