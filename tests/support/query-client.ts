import { deepStrictEqual } from "node:assert";
import type { SanityClient } from "@sanity/client";
import { createDatasetView } from "@shop/emulators/content-lake/store/dataset-view.ts";
import type { SanityDocument } from "@shop/emulators/content-lake/query/document.ts";
import { runQuery } from "@shop/emulators/content-lake/query/run-query.ts";
import { toChangeTags } from "@shop/emulators/content-lake/query/sync-tags.ts";
import { fitAnswer } from "@shop/web/content/fit-answer.ts";

/** Reads content: the real client, or one for documents in memory. */
export type QueryClient = Pick<SanityClient, "fetch">;

export interface MemoryDataset {
  client: QueryClient;
  put: (document: SanityDocument) => void;
  remove: (document: SanityDocument) => void;
}

/**
 * Published documents in memory, and a client that queries them with the lake's own engine. A result is cached until a document
 * it reads changes, according to its sync tags.
 */
export function createMemoryDataset(documents: readonly SanityDocument[]): MemoryDataset {
  const view = createDatasetView(documents);
  const answers = new Map<string, ReturnType<typeof runQuery>>();

  function forget(before: SanityDocument | null, after: SanityDocument | null): void {
    const changed = new Set(toChangeTags([{ before, after }]));
    for (const [key, { syncTags }] of answers)
      if (syncTags.some((tag) => changed.has(tag))) answers.delete(key);
  }

  const fetch = async (query: string, params: Record<string, unknown> = {}) => {
    const key = JSON.stringify([query, params]);
    const options = { documents: view.sources.all, query, params, perspective: "published" } as const;
    const answer = answers.get(key) ?? runQuery(options);
    answers.set(key, answer);
    return answer.result;
  };

  return {
    // The client types each result by its query's text, which only a cast can repeat.
    client: { fetch } as QueryClient,
    put: (document) => {
      forget(view.get(document._id), document);
      view.put(document);
    },
    remove: (document) => {
      forget(document, null);
      view.remove(document._id);
    },
  };
}

/** A client that leaves out what isn't of the content model's types, as the site's readers do. */
export function createFittingClient(client: QueryClient): QueryClient {
  const fetch = async (query: string, params: Record<string, unknown> = {}) =>
    fitAnswer(query, await client.fetch<unknown>(query, params));
  // As above.
  return { fetch } as QueryClient;
}

/** A client that throws when a reader would leave out something. */
export function createExactClient(client: QueryClient): QueryClient {
  const fetch = async (query: string, params: Record<string, unknown> = {}) => {
    const answer = await client.fetch<unknown>(query, params);
    deepStrictEqual(fitAnswer(query, answer), answer);
    return answer;
  };
  // As above.
  return { fetch } as QueryClient;
}

/** A client that runs each query once, for content that doesn't change in between. */
export function createRememberingClient(client: QueryClient): QueryClient {
  const answers = new Map<string, Promise<unknown>>();
  const fetch = (query: string, params: Record<string, unknown> = {}) => {
    const key = JSON.stringify([query, params]);
    const answer = answers.get(key) ?? client.fetch<unknown>(query, params);
    answers.set(key, answer);
    return answer;
  };
  // As above.
  return { fetch } as QueryClient;
}
