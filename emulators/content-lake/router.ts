import { LakeError } from "#content-lake/lake-error.ts";

/** What a handler gets: the request, and what the path's pattern caught from it. */
export interface Call<Services> {
  request: Request;
  url: URL;
  /** Decoded path parameters. Asking for one the pattern doesn't have throws. */
  param: (name: string) => string;
  apiVersion: string;
  services: Services;
}

export type Handler<Services> = (call: Call<Services>) => Response | Promise<Response>;

/** What the README's table tells of an endpoint. */
export interface Endpoint {
  method: string;
  /** Without the leading `/v<version>`. A `:name` catches one segment, a final `*` the rest. */
  path: string;
  /** One short sentence about what it does. */
  does: string;
  /**
   * The contract test that drives it: a file of tests/contract/content-lake and the test's name, as written there.
   * `npm run generate` refuses a test that isn't there, and a contract run one that never reached the endpoint.
   */
  test: readonly [file: string, name: string];
}

export interface Route<Services> extends Endpoint {
  answer: Handler<Services>;
}

/** The route that a request takes. */
export interface Found<Services> {
  route: Route<Services>;
  respond: (services: Services) => Response | Promise<Response>;
}

export interface Router<Services> {
  /** Null when no route has this method and path. */
  find: (request: Request) => Found<Services> | null;
}

export function createRouter<Services>(routes: readonly Route<Services>[]): Router<Services> {
  const compiled = routes.map((route) => ({ route, ...compile(route.path) }));
  return {
    find: (request) => {
      const url = new URL(request.url);
      const { apiVersion, path } = splitVersion(url.pathname);
      for (const { route, expression, names } of compiled) {
        if (route.method !== request.method && !(route.method === "GET" && request.method === "HEAD"))
          continue;
        const match = expression.exec(path);
        if (!match) continue;
        const param = (name: string) => {
          const value = match[names.indexOf(name) + 1];
          if (value === undefined) throw new Error(`The route ${path} has no parameter "${name}"`);
          return decode(value);
        };
        return { route, respond: (services) => route.answer({ request, url, param, apiVersion, services }) };
      }
      return null;
    },
  };
}

/** `/v2026-06-01/data/…` → version and the path after it. What has no version, like `/images/…`, has `1`. */
export function splitVersion(pathname: string): { apiVersion: string; path: string } {
  const match = /^\/v(1|X|\d{4}-\d{2}-\d{2})(?=\/)/i.exec(pathname);
  if (!match?.[1]) return { apiVersion: "1", path: pathname };
  return { apiVersion: match[1], path: pathname.slice(match[0].length) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new LakeError(400, `"${segment}" in the path is not a valid encoding`);
  }
}

function compile(pattern: string): { expression: RegExp; names: string[] } {
  const names: string[] = [];
  const source = pattern.replace(/[.]/g, "\\.").replace(/:(\w+)|\*/g, (found, name: string | undefined) => {
    names.push(name ?? "*");
    return found === "*" ? "(.+)" : "([^/]+)";
  });
  return { expression: new RegExp(`^${source}/?$`), names };
}
