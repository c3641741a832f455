import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import inject, { type Response as Answer } from "light-my-request";
import type { CacheableRequest } from "./cacheable-request.ts";
import { compress, type Encoding } from "./encoding.ts";
import { type PageRead, withPageReads } from "./page-reads.ts";
import { toSharedHeaders } from "./send.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A static page or its flight data, ready to be sent to anybody. */
export interface CachedResponse {
  headers: OutgoingHttpHeaders;
  /** Undefined for flight data, which Next sends without one. */
  etag: string | undefined;
  bodies: Record<Encoding, Buffer>;
  /** What it takes up in memory, roughly. */
  size: number;
  page: PageRead;
  /** Milliseconds since 1970. From then on, the page should be rendered again. */
  staleAt: number;
}

const timeoutMs = 30_000;

/** Asks Next for what everybody gets. Null if that isn't a static page. Throws when Next doesn't answer. */
export async function readResponse(
  canonical: CacheableRequest["canonical"],
  next: Handler,
): Promise<CachedResponse | null> {
  const { result: answer, pages } = await withPageReads(() => ask(next, canonical));
  const [page] = pages;
  return page && pages.length === 1 ? toCachedResponse(answer, page) : null;
}

/** The answer to a request of the server's own. Throws when there's none. */
export function ask(next: Handler, { url, headers }: CacheableRequest["canonical"]): Promise<Answer> {
  return inject(
    (request, response) =>
      void next(request, response).catch((error: unknown) => response.destroy(toError(error))),
    { url, headers, signal: AbortSignal.timeout(timeoutMs) },
  );
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

async function toCachedResponse(answer: Answer, page: PageRead): Promise<CachedResponse | null> {
  const { headers } = answer;
  // Next says this of a page that's the same for everybody. What sets a cookie, or is for one visitor, replaces it.
  const maxAge = /^s-maxage=(\d+)$/.exec(String(headers["cache-control"]))?.[1];
  const isStatic = answer.statusCode === 200 && headers["x-nextjs-prerender"] === "1";
  if (!isStatic || !maxAge || headers["set-cookie"] || !variesAsExpected(headers["vary"])) return null;
  const [br, gzip] = await Promise.all([
    compress(answer.rawPayload, "br"),
    compress(answer.rawPayload, "gzip"),
  ]);
  return {
    headers: { ...toSharedHeaders(headers), "x-nextjs-cache": "HIT" },
    etag: headers["etag"]?.toString(),
    bodies: { br, gzip },
    size: br.length + gzip.length + headersSize,
    page,
    // Next may need a while to render a stale page again. Meanwhile, it's asked once a second.
    staleAt: Math.max(page.asOf + Number(maxAge) * 1000, Date.now() + 1000),
  };
}

/** Almost all of it is the script policy. */
const headersSize = 4000;

const expectedVary = new Set([
  "accept-encoding",
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
]);

const variesAsExpected = (vary: OutgoingHttpHeaders[string]) =>
  String(vary)
    .toLowerCase()
    .split(/,\s*/)
    .every((name) => expectedVary.has(name));
