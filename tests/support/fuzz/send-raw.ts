import { connect } from "node:net";

export interface RawAnswer {
  /** null if the connection ended without a response. */
  status: number | null;
  /** Everything received, head and body. */
  text: string;
  /** Until the response's head arrived. */
  ms: number;
}

/** What to write, in pieces. A number waits that many milliseconds, and null hangs up. */
export type Piece = string | Uint8Array | number | null;

const maxBytes = 2 ** 20;
/** Longer than any response may take. A slower lake is reported by its `ms`. */
const timeoutMs = 30_000;

/**
 * Writes raw bytes to a server, and reads the response until it ends. For a stream, the first event is enough. `fetch` would
 * correct malformed requests.
 */
export function sendRaw(url: string, pieces: readonly Piece[]): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = connect({ host: hostname, port: Number(port) });
    let text = "";
    let ms: number | null = null;
    const end = () => {
      clearTimeout(timeout);
      socket.destroy();
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      resolve({
        status: status === undefined ? null : Number(status),
        text,
        ms: ms ?? performance.now() - started,
      });
    };
    const timeout = setTimeout(end, timeoutMs);
    socket.on("data", (chunk) => {
      text = (text + chunk.toString("latin1")).replace("HTTP/1.1 100 Continue\r\n\r\n", "");
      if (ms === null && text.includes("\r\n\r\n")) ms = performance.now() - started;
      if (text.length > maxBytes || isStreaming(text) || isWhole(text)) end();
    });
    // A server that has responded may reset the connection instead of reading the rest.
    socket.on("error", () => {});
    socket.on("close", end);
    void write(socket, pieces);
  });
}

async function write(socket: ReturnType<typeof connect>, pieces: readonly Piece[]): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed) return;
    if (piece === null) socket.destroy();
    else if (typeof piece === "number") await new Promise((resolve) => setTimeout(resolve, piece));
    else if (!socket.write(piece)) {
      await new Promise<void>((resolve) => {
        socket.once("drain", resolve).once("close", () => resolve());
      });
    }
  }
}

function isWhole(text: string): boolean {
  const [head = ""] = text.split("\r\n\r\n", 1);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return length !== undefined && text.length >= head.length + 4 + Number(length);
}

function isStreaming(text: string): boolean {
  return (
    /^HTTP\/1\.1 (101|200)/.test(text) &&
    /text\/event-stream|upgrade: websocket/i.test(text) &&
    text.includes("\r\n\r\n")
  );
}
