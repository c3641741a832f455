import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import inject, { type Response as Answer } from "light-my-request";
import type { CacheableRequest, Encoding } from "./cacheable-request.ts";
import { type PageRead, withPageReads } from "./page-reads.ts";

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
  { url, headers }: CacheableRequest["canonical"],
  next: Handler,
): Promise<CachedResponse | null> {
  const { result: answer, pages } = await withPageReads(() =>
    inject(
      (request, response) =>
        void next(request, response).catch((error: unknown) => response.destroy(toError(error))),
      { url, headers, signal: AbortSignal.timeout(timeoutMs) },
    ),
  );
  const [page] = pages;
  return page && pages.length === 1 ? toCachedResponse(answer, page) : null;
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

async function toCachedResponse(answer: Answer, page: PageRead): Promise<CachedResponse | null> {
  const { headers } = answer;
  // Next says this of a page that's the same for everybody. What sets a cookie, or is for one visitor, replaces it.
  const maxAge = /^s-maxage=(\d+)$/.exec(String(headers["cache-control"]))?.[1];
  const isStatic = answer.statusCode === 200 && headers["x-nextjs-prerender"] === "1";
  if (!isStatic || !maxAge || headers["set-cookie"] || !variesAsExpected(headers["vary"])) return null;
  const bodies = await toBodies(answer.rawPayload);
  return {
    headers: { ...toSharedHeaders(headers), "x-nextjs-cache": "HIT" },
    etag: headers["etag"]?.toString(),
    bodies,
    size: bodies.br.length + bodies.gzip.length + headersSize,
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

/** What's about this body's encoding, the connection, or the time of the answer. */
const ofThisAnswer = new Set(["content-length", "transfer-encoding", "connection", "keep-alive", "date"]);

const toSharedHeaders = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofThisAnswer.has(name)));

async function toBodies(data: Buffer): Promise<CachedResponse["bodies"]> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(data),
  ]);
  return { br, gzip: gzipped };
}

/** A tenth larger than the best, in a fiftieth of its time. */
const brotliQuality = 5;
