import type { ClientConfig } from "@sanity/client";
import { streamFetch } from "./stream-fetch.ts";

/**
 * The Studio's `fetch` of the local lake, which may be away for a moment: it restarts while somebody writes.
 *
 * The lake is reached through the site, and Next answers 500 in plain words when nobody listens behind a rewrite. To
 * `@sanity/client` a 500 is final (its `shouldRetryRequest` tries again after 429, 502 and 503), and the Studio's tools crash on
 * it. So what no lake has said is told as what it is: 503. The lake's own errors are JSON, and pass.
 */
export const lakeFetch: typeof fetch = async (input, init) => {
  const response = await streamFetch(input, init);
  if (response.status !== 500 || isJson(response)) return response;
  await response.body?.cancel();
  return new Response("The content lake does not answer", { status: 503 });
};

const isJson = ({ headers }: Response) => headers.get("content-type")?.includes("json") === true;

/** Reads wait up to five minutes for a lake that is away; writes are the Studio's own to repeat. */
export const retryOptions = {
  maxRetries: 150,
  retryDelay: (attempt) => Math.min(100 * 2 ** attempt, 2000),
} satisfies ClientConfig;
