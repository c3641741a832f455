import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { toUrl } from "./to-url.ts";

/** Null for what HTTP lets through and `Request` doesn't take: a host with a password, TRACE, a bracket too many. */
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
  // The DOM's types, where they are loaded too, know neither node's stream nor `duplex`.
  const body = (bodiless ? {} : { body: Readable.toWeb(incoming), duplex: "half" }) as RequestInit;
  return new Request(toUrl(incoming), { method, headers, signal: signal ?? null, ...body });
}
