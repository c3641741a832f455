import { connect, createServer } from "node:net";
import { PlainError } from "../command/plain-error.ts";

export interface NamedPort {
  port: number;
  /** The variable that sets it. */
  variable: string;
  /** What needs the port, such as "the site". */
  owner: string;
}

/** Throws a `PlainError` with one line per port in use. */
export async function checkPorts(ports: readonly NamedPort[]): Promise<void> {
  const free = await Promise.all(ports.map(({ port }) => isPortFree(port)));
  const lines = ports
    .filter((_, index) => !free[index])
    .map(
      ({ port, variable, owner }) =>
        `Port ${port} is in use, but ${owner} needs it. Stop what uses it, or set ${variable} to another port.`,
    );
  if (lines.length > 0) throw new PlainError(lines.join("\n"));
}

// macOS lets two programs share a port when one listens on all addresses, so this tries to connect first.
async function isPortFree(port: number): Promise<boolean> {
  if (await isAnswering(port)) return false;
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** Whether a port accepts connections, at the hostname browsers use. */
export function isAnswering(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "localhost" });
    const settle = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.setTimeout(1000, () => settle(false));
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}
