import { answerActions } from "#content-lake/actions/actions-endpoint.ts";
import { answerDocuments } from "#content-lake/api/documents-endpoint.ts";
import { answerExport } from "#content-lake/api/export-endpoint.ts";
import { answerMutate } from "#content-lake/api/mutate-endpoint.ts";
import { answerQuery } from "#content-lake/api/query-endpoint.ts";
import type { Route } from "#http/router.ts";
import type { Services } from "#content-lake/api/services.ts";
import { answerListen, answerLiveEvents } from "#content-lake/api/stream-endpoints.ts";

/** Reading, writing and following documents. */
export const dataRoutes: readonly Route<Services>[] = [
  {
    method: "GET",
    path: "/data/query/:dataset",
    description: "Runs a GROQ query.",
    handler: answerQuery,
  },
  {
    method: "POST",
    path: "/data/query/:dataset",
    description: "Runs a GROQ query that's too long for a URL.",
    handler: answerQuery,
  },
  {
    method: "GET",
    path: "/data/doc/:dataset/:ids",
    description: "Reads documents by ID, and says why one is missing.",
    handler: answerDocuments,
  },
  {
    method: "POST",
    path: "/data/mutate/:dataset",
    description: "Applies mutations in one transaction.",
    handler: answerMutate,
  },
  {
    method: "POST",
    path: "/data/actions/:dataset",
    description: "Performs actions on documents and releases in one transaction.",
    handler: answerActions,
  },
  {
    method: "GET",
    path: "/data/listen/:dataset",
    description: "Streams the mutations of documents that match a filter.",
    handler: answerListen,
  },
  {
    method: "GET",
    path: "/data/live/events/:dataset",
    description: "Streams the sync tags that a change made stale.",
    handler: answerLiveEvents,
  },
  {
    method: "GET",
    path: "/data/export/:dataset",
    description: "Exports every document, one per line.",
    handler: answerExport,
  },
  {
    method: "GET",
    path: "/data/ping/:dataset",
    description: "Confirms that the dataset is reachable.",
    handler: () => Response.json({ pong: true }),
  },
];
