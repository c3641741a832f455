import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** Starts a server on this machine, on a free port by default, and returns its origin. */
export async function startHttpServer(server: Server, port = 0): Promise<string> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  // A string is a pipe's name; a server on a port has an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
