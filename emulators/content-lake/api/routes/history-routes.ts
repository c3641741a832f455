import {
  answerDocumentEvents,
  answerDocumentsAt,
  answerReleaseEvents,
} from "#content-lake/history/history-endpoints.ts";
import { answerAllTransactions, answerTransactions } from "#content-lake/history/transactions-endpoint.ts";
import type { Route } from "#http/router.ts";
import type { Services } from "#content-lake/api/services.ts";

/** Earlier states of documents. */
export const historyRoutes: readonly Route<Services>[] = [
  {
    method: "GET",
    path: "/data/history/:dataset/documents/:ids",
    description: "Reads documents as they were at a revision or a time.",
    handler: answerDocumentsAt,
  },
  {
    method: "GET",
    path: "/data/history/:dataset/transactions/:ids",
    description: "Lists documents' transactions and their effects.",
    handler: answerTransactions,
  },
  {
    method: "GET",
    path: "/data/history/:dataset/transactions",
    description: "Lists the transactions of the whole dataset.",
    handler: answerAllTransactions,
  },
  {
    method: "GET",
    path: "/data/history/:dataset/events/documents/:id",
    description: "Lists a document's events: created, published, deleted.",
    handler: answerDocumentEvents,
  },
  {
    method: "GET",
    path: "/data/history/:dataset/events/releases/:id",
    description: "Lists a release's events.",
    handler: answerReleaseEvents,
  },
];
