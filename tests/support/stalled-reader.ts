import { connect, type Socket } from "node:net";
import { once } from "node:events";

export interface StalledReader extends Disposable {
  /** Settles once the server has closed the connection. */
  dropped: Promise<unknown>;
}

/** Requests a stream over its own socket and stops reading after the first bytes. The kernel buffers the rest. */
export async function startStalledReader(url: string): Promise<StalledReader> {
  const { port, pathname, search } = new URL(url);
  const socket: Socket = connect(Number(port), "127.0.0.1");
  socket.write(
    `GET ${pathname}${search} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer sk-editor\r\n\r\n`,
  );
  await once(socket, "data");
  socket.pause();
  const dropped = once(socket, "close");
  socket.on("error", () => {});
  return {
    // A paused socket doesn't report its end until the unread data is read.
    get dropped() {
      socket.resume();
      return dropped;
    },
    [Symbol.dispose]: () => socket.destroy(),
  };
}
