import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { toUrl } from "./to-url.ts";

/** null for requests that HTTP allows and `Request` doesn't: a host with a password, TRACE, an extra bracket. */
export function toRequest(incoming: IncomingMessage, signal?: AbortSignal): Request | null {
  try {
    return createRequest(incoming, signal);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function createRequest(incoming: IncomingMessage, signal: AbortSignal | undefined): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const method = incoming.method ?? "GET";
  const bodiless = method === "GET" || method === "HEAD";
  // The DOM's types, which may be loaded too, know neither Node's stream nor `duplex`.
  const body = (bodiless ? {} : { body: Readable.toWeb(incoming), duplex: "half" }) as RequestInit;
  return new Request(toUrl(incoming), { method, headers, signal: signal ?? null, ...body });
}
