import { HttpError } from "#http/http-error.ts";

/** What a handler gets: the request, and the parameters from its path. */
export interface Call<Services> {
  request: Request;
  url: URL;
  /** Decoded path parameters. Throws for one that isn't in the pattern. */
  param: (name: string) => string;
  services: Services;
}

export type Handler<Services> = (call: Call<Services>) => Response | Promise<Response>;

/** What the emulator's README shows about an endpoint. */
export interface Endpoint {
  method: string;
  /** A `:name` matches one segment, a final `*` the rest. */
  path: string;
  /** One short sentence about what it does. */
  description: string;
}

export interface Route<Services> extends Endpoint {
  handler: Handler<Services>;
}

/** The route that a request matches. */
export interface Found<Services> {
  route: Route<Services>;
  param: Call<Services>["param"];
  respond: (services: Services) => Response | Promise<Response>;
}

export interface Router<Services> {
  /** null if no route has this method and path. */
  find: (request: Request) => Found<Services> | null;
}

/** `toPath` strips what the routes leave out of their paths. */
export function createRouter<Services>(
  routes: readonly Route<Services>[],
  toPath = (pathname: string) => pathname,
): Router<Services> {
  const compiled = routes.map((route) => ({ route, ...compile(route.path) }));
  return {
    find: (request) => {
      const url = new URL(request.url);
      const path = toPath(url.pathname);
      for (const { route, expression, names } of compiled) {
        if (route.method !== request.method && !(route.method === "GET" && request.method === "HEAD"))
          continue;
        const match = expression.exec(path);
        if (!match) continue;
        const param = (name: string) => {
          const value = match[names.indexOf(name) + 1];
          if (value === undefined) throw new Error(`The route ${path} has no parameter "${name}".`);
          return decode(value);
        };
        return { route, param, respond: (services) => route.handler({ request, url, param, services }) };
      }
      return null;
    },
  };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new HttpError(400, `"${segment}" in the path isn't a valid encoding`);
  }
}

/** Node's URLPattern does the same but takes thirty times as long: docs/decisions/0008-libraries.md. */
function compile(pattern: string): { expression: RegExp; names: string[] } {
  const names: string[] = [];
  const source = pattern.replace(/[.]/g, "\\.").replace(/:(\w+)|\*/g, (found, name: string | undefined) => {
    names.push(name ?? "*");
    return found === "*" ? "(.+)" : "([^/]+)";
  });
  return { expression: new RegExp(`^${source}/?$`), names };
}
