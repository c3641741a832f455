import { answerActions } from "#content-lake/actions/actions-endpoint.ts";
import { answerDocuments } from "#content-lake/documents-endpoint.ts";
import { answerExport } from "#content-lake/export-endpoint.ts";
import { answerMutate } from "#content-lake/mutate-endpoint.ts";
import { answerQuery } from "#content-lake/query-endpoint.ts";
import type { Route } from "#http/router.ts";
import type { Services } from "#content-lake/services.ts";
import { answerListen, answerLiveEvents } from "#content-lake/stream-endpoints.ts";

/** Reading, writing and following documents. */
export const dataRoutes: readonly Route<Services>[] = [
  {
    method: "GET",
    path: "/data/query/:dataset",
    does: "Answers a GROQ query.",
    test: ["documents.test.ts", "a query takes parameters"],
    answer: answerQuery,
  },
  {
    method: "POST",
    path: "/data/query/:dataset",
    does: "Answers a GROQ query too long for an address.",
    test: ["documents.test.ts", "a query too long for an address is sent as a body"],
    answer: answerQuery,
  },
  {
    method: "GET",
    path: "/data/doc/:dataset/:ids",
    does: "Reads documents by their ids, and says why one is missing.",
    test: ["documents.test.ts", "a document is fetched by its id"],
    answer: answerDocuments,
  },
  {
    method: "POST",
    path: "/data/mutate/:dataset",
    does: "Makes mutations in one transaction.",
    test: ["mutate.test.ts", "a document without an id is given one"],
    answer: answerMutate,
  },
  {
    method: "POST",
    path: "/data/actions/:dataset",
    does: "Performs actions on documents and releases in one transaction.",
    test: ["publishing.test.ts", "publishing moves the draft to where visitors see it"],
    answer: answerActions,
  },
  {
    method: "GET",
    path: "/data/listen/:dataset",
    does: "Streams the mutations of documents that match a filter.",
    test: ["listen.test.ts", "a listener is welcomed and then hears of a new document"],
    answer: answerListen,
  },
  {
    method: "GET",
    path: "/data/live/events/:dataset",
    does: "Streams the sync tags that a change has made stale.",
    test: ["live.test.ts", "a page that shows a document hears of its change by the tags of its query"],
    answer: answerLiveEvents,
  },
  {
    method: "GET",
    path: "/data/export/:dataset",
    does: "Sends every document, a line each.",
    test: ["access.test.ts", "the export without a token holds what is public"],
    answer: answerExport,
  },
  {
    method: "GET",
    path: "/data/ping/:dataset",
    does: "Says that the dataset can be reached.",
    test: ["fixed-answers.test.ts", "the Studio is told %s"],
    answer: () => Response.json({ pong: true }),
  },
];
