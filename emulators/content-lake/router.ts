import { LakeError } from "#content-lake/lake-error.ts";

/** What a handler gets: the request, and what the pattern caught from its path. */
export interface Call<Services> {
  request: Request;
  url: URL;
  /** Decoded path parameters. Asking for one the pattern doesn't have throws. */
  param: (name: string) => string;
  apiVersion: string;
  services: Services;
}

export type Handler<Services> = (call: Call<Services>) => Response | Promise<Response>;

/** `[method, pattern, handler]`; a `:name` in the pattern catches one path segment, a final `*` the rest. */
export type Route<Services> = readonly [method: string, pattern: string, handler: Handler<Services>];

export interface Router<Services> {
  /** Null when no route has this method and path. */
  find: (request: Request, services: Services) => (() => Response | Promise<Response>) | null;
}

export function createRouter<Services>(routes: readonly Route<Services>[]): Router<Services> {
  const compiled = routes.map(([method, pattern, handler]) => ({ method, handler, ...compile(pattern) }));
  return {
    find: (request, services) => {
      const url = new URL(request.url);
      const { apiVersion, path } = splitVersion(url.pathname);
      for (const { method, expression, names, handler } of compiled) {
        if (method !== request.method && !(method === "GET" && request.method === "HEAD")) continue;
        const match = expression.exec(path);
        if (!match) continue;
        const param = (name: string) => {
          const value = match[names.indexOf(name) + 1];
          if (value === undefined) throw new Error(`The route ${path} has no parameter "${name}"`);
          return decode(value);
        };
        return () => handler({ request, url, param, apiVersion, services });
      }
      return null;
    },
  };
}

/** `/v2026-06-01/data/…` → version and the path after it. What has no version, like `/images/…`, has `1`. */
function splitVersion(pathname: string): { apiVersion: string; path: string } {
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
