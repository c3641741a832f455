import { toOrigin } from "./cors-origins.ts";

/** Which web origins can call the lake from a browser. */
export interface Cors {
  /** null for an origin that browsers keep out. `allowCredentials` also lets it sign in. */
  find: (origin: string) => { allowCredentials: boolean } | null;
  /** Whether an origin can call the lake on a user's behalf. */
  allows: (origin: string) => boolean;
  /** The response to a preflight request, or null for any other. */
  preflight: (request: Request) => Response | null;
  /** Adds the headers that let an allowed origin read the response. */
  decorate: (request: Request, response: Response) => Response;
}

interface CorsOptions {
  /** The site's own and the configured origins. */
  allowed: readonly string[];
  /** The origins that `sanity cors add` has added. */
  added?: () => readonly { origin: string; allowCredentials: boolean }[];
}

/** Every origin on this machine is allowed, as hosted Sanity allows `http://localhost:3333` in a new project. */
export function createCors({ allowed, added = () => [] }: CorsOptions): Cors {
  const own = new Set(allowed.map(toOrigin));
  const find: Cors["find"] = (origin) => {
    if (own.has(origin) || isLoopback(origin)) return { allowCredentials: true };
    return added().find((entry) => entry.origin === origin) ?? null;
  };

  return {
    find,
    allows: (origin) => find(origin)?.allowCredentials === true,
    preflight: (request) => {
      if (request.method !== "OPTIONS") return null;
      return new Response(null, {
        status: 204,
        headers: {
          "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
          "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "",
          "access-control-max-age": "600",
        },
      });
    },
    decorate: (request, response) => {
      response.headers.append("vary", "origin");
      const origin = request.headers.get("origin");
      const found = origin === null ? null : find(origin);
      if (origin === null || !found) return response;
      response.headers.set("access-control-allow-origin", origin);
      if (found.allowCredentials) response.headers.set("access-control-allow-credentials", "true");
      return response;
    },
  };
}

function isLoopback(origin: string): boolean {
  if (origin === "" || toOrigin(origin) !== origin) return false;
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname);
}
