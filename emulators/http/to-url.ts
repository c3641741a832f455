import type { IncomingMessage } from "node:http";

/**
 * The address that a request asks for, at the host that it names. A target is a path (which may begin with two
 * slashes), a whole address as proxies are sent, or `*` (RFC 9112, 3.2). Throws a `TypeError` when it is none.
 */
export function toUrl({ url: target = "/", headers }: Pick<IncomingMessage, "url" | "headers">): URL {
  // An empty host is allowed, and none at all in HTTP/1.0.
  return new URL(`http://${headers.host || "127.0.0.1"}${toPath(target)}`);
}

function toPath(target: string): string {
  if (target.startsWith("/")) return target;
  if (target === "*") return "/*";
  const { pathname, search } = new URL(target);
  return pathname + search;
}
