import { connect, type Socket } from "node:net";
import { once } from "node:events";

export interface StalledReader extends Disposable {
  /** Settles once the other side has broken the connection off. */
  dropped: Promise<unknown>;
}

/** Asks for a stream over a socket of its own and stops reading at the first bytes, with what the kernel holds unread. */
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
    // A paused socket says nothing of its end: what is unread must be read away first.
    get dropped() {
      socket.resume();
      return dropped;
    },
    [Symbol.dispose]: () => socket.destroy(),
  };
}
