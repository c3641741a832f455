import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a server on a free port of this machine, and returns its origin. */
export async function startHttpServer(http: Server): Promise<string> {
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  // A string is a pipe's name; a server on a port has an address.
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}
