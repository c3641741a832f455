import {
  answerDocumentEvents,
  answerDocumentsAt,
  answerReleaseEvents,
} from "#content-lake/history/history-endpoints.ts";
import { answerAllTransactions, answerTransactions } from "#content-lake/history/transactions-endpoint.ts";
import type { Route } from "#http/router.ts";
import type { Services } from "#content-lake/api/services.ts";

/** What documents were before. */
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
    does: "Lists the transactions of documents and what each did.",
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
    does: "Tells the life of a document: created, published, deleted.",
    answer: answerDocumentEvents,
  },
  {
    method: "GET",
    path: "/data/history/:dataset/events/releases/:id",
    does: "Tells the life of a release.",
    answer: answerReleaseEvents,
  },
];
