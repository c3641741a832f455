/** Which web origins can call the lake from a browser: the site's own and the configured ones, never `*`. */
export interface Cors {
  allows: (origin: string) => boolean;
  /** The response to a preflight request, or null for any other. */
  preflight: (request: Request) => Response | null;
  /** Adds the headers that let an allowed origin read the response. */
  decorate: (request: Request, response: Response) => Response;
}

export function createCors(allowedOrigins: readonly string[]): Cors {
  const origins = new Set(allowedOrigins.flatMap(withLoopbackTwin));
  const allows = (origin: string) => origins.has(origin);

  return {
    allows,
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
      if (origin && allows(origin)) {
        response.headers.set("access-control-allow-origin", origin);
        response.headers.set("access-control-allow-credentials", "true");
      }
      return response;
    },
  };
}

/** Treats `http://localhost:3000` and `http://127.0.0.1:3000` as the same origin. */
function withLoopbackTwin(origin: string): string[] {
  if (!URL.canParse(origin)) return [];
  const url = new URL(origin);
  const hosts = ["localhost", "127.0.0.1"].includes(url.hostname)
    ? ["localhost", "127.0.0.1"]
    : [url.hostname];
  return hosts.map((hostname) => {
    const twin = new URL(url.origin);
    twin.hostname = hostname;
    return twin.origin;
  });
}
