import type { ClientConfig } from "@sanity/client";
import { streamFetch } from "./stream-fetch.ts";

/**
 * The Studio's `fetch` for the local lake, which may briefly be unavailable while it restarts. The lake is behind the
 * site, and Next returns a plain-text 500 when nothing listens behind a rewrite. `@sanity/client` doesn't retry a 500
 * (its `shouldRetryRequest` retries 429, 502 and 503), and the Studio's tools crash on it. A 500 that isn't from the
 * lake therefore becomes 503. The lake's own errors are JSON and pass through.
 */
export const lakeFetch: typeof fetch = async (input, init) => {
  const response = await streamFetch(input, init);
  if (response.status !== 500 || isJson(response)) return response;
  await response.body?.cancel();
  return new Response("The content lake isn't responding", { status: 503 });
};

const isJson = ({ headers }: Response) => headers.get("content-type")?.includes("json") === true;

/** Reads wait up to five minutes for the lake. The Studio retries writes itself. */
export const retryOptions = {
  maxRetries: 150,
  retryDelay: (attempt) => Math.min(100 * 2 ** attempt, 2000),
} satisfies ClientConfig;
