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
    does: "Reads documents as they were at a revision or a time.",
    answer: answerDocumentsAt,
  },
  {
    method: "GET",
    path: "/data/history/:dataset/transactions/:ids",
    does: "Lists documents' transactions and their effects.",
    answer: answerTransactions,
  },
  {
    method: "GET",
    path: "/data/history/:dataset/transactions",
    does: "Lists the transactions of the whole dataset.",
    answer: answerAllTransactions,
  },
  {
    method: "GET",
    path: "/data/history/:dataset/events/documents/:id",
    does: "Lists a document's events: created, published, deleted.",
    answer: answerDocumentEvents,
  },
  {
    method: "GET",
    path: "/data/history/:dataset/events/releases/:id",
    does: "Lists a release's events.",
    answer: answerReleaseEvents,
  },
];
