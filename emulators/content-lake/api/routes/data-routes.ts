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
    does: "Runs a GROQ query.",
    answer: answerQuery,
  },
  {
    method: "POST",
    path: "/data/query/:dataset",
    does: "Runs a GROQ query that's too long for a URL.",
    answer: answerQuery,
  },
  {
    method: "GET",
    path: "/data/doc/:dataset/:ids",
    does: "Reads documents by ID, and says why one is missing.",
    answer: answerDocuments,
  },
  {
    method: "POST",
    path: "/data/mutate/:dataset",
    does: "Applies mutations in one transaction.",
    answer: answerMutate,
  },
  {
    method: "POST",
    path: "/data/actions/:dataset",
    does: "Performs actions on documents and releases in one transaction.",
    answer: answerActions,
  },
  {
    method: "GET",
    path: "/data/listen/:dataset",
    does: "Streams the mutations of documents that match a filter.",
    answer: answerListen,
  },
  {
    method: "GET",
    path: "/data/live/events/:dataset",
    does: "Streams the sync tags that a change made stale.",
    answer: answerLiveEvents,
  },
  {
    method: "GET",
    path: "/data/export/:dataset",
    does: "Exports every document, one per line.",
    answer: answerExport,
  },
  {
    method: "GET",
    path: "/data/ping/:dataset",
    does: "Confirms that the dataset is reachable.",
    answer: () => Response.json({ pong: true }),
  },
];
