import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type CacheableRequest, toCacheableRequest, toStaticPagePath } from "./cacheable-request.ts";
import { type Handler, readResponse } from "./cached-response.ts";
import { withPageReads } from "./page-reads.ts";
import { createResponseCache } from "./response-cache.ts";
import { send } from "./send.ts";

/** About 1,400 pages with their flight data. */
const maxBytes = 64 * 1024 * 1024;

/** What the server asks Next for on its own. */
type PageRequest = Pick<CacheableRequest, "key" | "canonical">;

interface PageHandlerOptions {
  /** How long other visitors wait for the one whose page is being rendered. Next's own reads take less. */
  maxWaitMs?: number;
}

/**
 * Answers what it can from memory and hands everything else to Next as it came (docs/decisions/0045). What's kept was
 * read by a request without cookies, so that it can't contain anything of a visitor's.
 */
export function createPageHandler(next: Handler, { maxWaitMs = 10_000 }: PageHandlerOptions = {}): Handler {
  const cache = createResponseCache(maxBytes);
  /** One request per path whose page Next may be rendering. */
  const rendering = new Map<string, Promise<void>>();
  const refreshing = new Map<string, Promise<void>>();

  const read = async ({ key, canonical }: PageRequest) => {
    try {
      const response = await readResponse(canonical, next);
      if (response) cache.set(key, response);
    } catch (error) {
      console.error(`${key.split("\n", 1)[0]} couldn't be read from Next's cache.`, error);
    } finally {
      refreshing.delete(key);
    }
  };

  const refresh = (request: PageRequest) => {
    const refreshed = refreshing.get(request.key) ?? read(request);
    refreshing.set(request.key, refreshed);
    return refreshed;
  };

  /** Whether the answer came from memory. */
  const sendCached = (
    cacheable: CacheableRequest | null,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const cached = cacheable && cache.get(cacheable.key);
    if (!cached) return false;
    const { encoding } = cacheable;
    send({ ...cached, encoding, body: cached.bodies[encoding] }, request, response);
    if (cache.isStale(cached)) void refresh(cacheable);
    return true;
  };

  const render = async (
    path: string,
    cacheable: CacheableRequest | null,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    if (!(await answerWithin(maxWaitMs, next, request, response)))
      return refresh({ key: path, canonical: { url: path, headers: {} } });
    const isKnown = response.statusCode === 200 || response.statusCode === 304;
    if (cacheable && isKnown && response.getHeader("x-nextjs-prerender") === "1") await refresh(cacheable);
  };

  return async (request, response) => {
    const path = toStaticPagePath(request);
    if (path === null) return next(request, response);
    const cacheable = await toCacheableRequest(path, request);
    if (sendCached(cacheable, request, response)) return;
    // Next would let this request share a render that began before a change. It also makes a crowd render once.
    const other = rendering.get(path);
    if (other) {
      await other.catch(() => undefined);
      if (sendCached(cacheable, request, response)) return;
    }
    const own = render(path, cacheable, request, response);
    if (rendering.has(path)) return own;
    rendering.set(path, own);
    try {
      await own;
    } finally {
      rendering.delete(path);
    }
  };
}

/**
 * Lets Next answer, and returns whether it's done within that time. If the visitor left, Next may still be rendering the page,
 * and it never resolves if they left while the last bytes were on their way. Nor does it while they read slowly.
 */
async function answerWithin(
  ms: number,
  next: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (response.closed) return false;
  const timer = new AbortController();
  const { signal } = timer;
  try {
    return await Promise.race([
      withPageReads(() => next(request, response)).then(() => true),
      once(response, "close").then(() => response.writableFinished),
      wait(ms, false, { signal, ref: false }),
    ]);
  } finally {
    timer.abort();
  }
}
