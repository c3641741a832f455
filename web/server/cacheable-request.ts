import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isRenderedPerRequest } from "../lib/per-request-pages.ts";
import { type Encoding, pickEncoding } from "./encoding.ts";
import { isPagePath, toPath } from "./page-path.ts";
import { computeCacheBustingSearchParam, computeLegacyCacheBustingSearchParam } from "./next-internals.ts";

/** A request for a page, or a part of its flight data, that Next answers the same for everybody if the page is static. */
export interface CacheableRequest {
  key: string;
  encoding: Encoding;
  /** The same request without anything that tells visitors apart. */
  canonical: { url: string; headers: Record<string, string> };
}

/** The path, if it may be a static page's. Null for previews, files, other routes, and paths that Next would redirect. */
export function toStaticPagePath({ method, url, headers }: IncomingMessage): string | null {
  const path = toPath(url);
  if (method !== "GET" || previewCookies.test(headers.cookie ?? "")) return null;
  const isPlain = /^\/$|^(\/[\w-][\w.-]*)+$/.test(path);
  return isPlain && isPagePath(path) && !uncached.test(path) && !isRenderedPerRequest(path) ? path : null;
}

/** Next's own. A guessed one doesn't open a preview, but it isn't worth finding out. */
const previewCookies = /__prerender_bypass|__next_preview_data/;

const uncached = /^\/(studio|preview|newsletter|requests|orders|wallet)(\/|$)/;

/** Null if Next's answer may depend on anything besides the key. When in doubt, it's null. */
export async function toCacheableRequest(
  path: string,
  { url = "", headers }: IncomingMessage,
): Promise<CacheableRequest | null> {
  if (!isOrdinary(headers)) return null;
  const encoding = pickEncoding(headers);
  if (!encoding) return null;
  const query = url.slice(path.length);
  if (headers.rsc === undefined)
    return query === "" && !hasRouterHeader(headers)
      ? { key: path, encoding, canonical: { url: path, headers: {} } }
      : null;
  const flight = await readFlightRequest(query, headers);
  if (!flight) return null;
  const search = await computeCacheBustingSearchParam(flight.prefetch, flight.segment, undefined, undefined);
  return {
    key: [path, "flight", flight.prefetch ?? "", flight.segment ?? ""].join("\n"),
    encoding,
    canonical: {
      url: `${path}?_rsc=${search}`,
      headers: {
        rsc: "1",
        ...(flight.prefetch && { "next-router-prefetch": flight.prefetch }),
        ...(flight.segment && { "next-router-segment-prefetch": flight.segment }),
      },
    },
  };
}

/** Headers of Next's protocols and bodies go to Next. */
const isOrdinary = (headers: IncomingHttpHeaders): boolean =>
  !Object.keys(headers).some((name) => unusual.test(name));

const unusual =
  /^(authorization|content-length|transfer-encoding|expect|next-(action|resume|instant|hmr|html).*|x-(nextjs|next|now|middleware|prerender|matched|invoke|vercel)-.*)$/;

const hasRouterHeader = (headers: IncomingHttpHeaders) =>
  headers["next-router-prefetch"] !== undefined || headers["next-router-segment-prefetch"] !== undefined;

interface FlightRequest {
  prefetch: "1" | undefined;
  segment: string | undefined;
}

/**
 * Next redirects a request whose `_rsc` doesn't match its headers. The page that the visitor comes from
 * (`next-router-state-tree`, `next-url`) is among them, but Next ignores it for a static page.
 */
async function readFlightRequest(query: string, headers: IncomingHttpHeaders): Promise<FlightRequest | null> {
  const prefetch = headers["next-router-prefetch"];
  const segment = headers["next-router-segment-prefetch"];
  if (headers.rsc !== "1" || (prefetch !== undefined && prefetch !== "1") || Array.isArray(segment))
    return null;
  if (segment !== undefined && prefetch === undefined) return null;
  const from = [headers["next-router-state-tree"], headers["next-url"]] as const;
  const isExpected =
    query === `?_rsc=${await computeCacheBustingSearchParam(prefetch, segment, ...from)}` ||
    query === `?_rsc=${computeLegacyCacheBustingSearchParam(prefetch, segment, ...from)}`;
  return isExpected ? { prefetch, segment } : null;
}
