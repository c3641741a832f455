import type { IncomingMessage } from "node:http";
import { isOwnHost } from "./own-host.ts";

/**
 * The URL that a request asks for, at its host. A target is a path (which can start with two slashes), a complete URL as sent to
 * proxies, or `*` (RFC 9112, 3.2). A hosted service's own name is only reached through a proxy that speaks TLS. Throws a
 * `TypeError` if it's invalid.
 */
export function toUrl({ url: target = "/", headers }: Pick<IncomingMessage, "url" | "headers">): URL {
  // An empty host is allowed, and so is none in HTTP/1.0.
  const host = headers.host || "127.0.0.1";
  return new URL(`${isOwnHost(host) ? "http" : "https"}://${host}${toPath(target)}`);
}

function toPath(target: string): string {
  if (target.startsWith("/")) return target;
  if (target === "*") return "/*";
  const { pathname, search } = new URL(target);
  return pathname + search;
}
