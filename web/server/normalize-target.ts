import type { IncomingMessage } from "node:http";

/**
 * Rewrites a target such as `http://shop.example/courses`, which is sent to a proxy, to the path; Next would redirect it to itself. Its host
 * replaces the `Host` header (RFC 9112, 3.2.2). False for a target that's neither a path nor such an address.
 */
export function normalizeTarget(request: IncomingMessage): boolean {
  const { url = "", headers } = request;
  if (url.startsWith("/")) return true;
  const [, host, path = ""] = absoluteForm.exec(url) ?? [];
  if (host === undefined) return false;
  headers.host = host;
  request.url = path.startsWith("/") ? path : `/${path}`;
  return true;
}

const absoluteForm = /^https?:\/\/([^/?#@\\]+)([/?].*)?$/i;
