import {
  answerDocumentEvents,
  answerDocumentsAt,
  answerReleaseEvents,
} from "#content-lake/history/history-endpoints.ts";
import { answerAllTransactions, answerTransactions } from "#content-lake/history/transactions-endpoint.ts";
import type { Route } from "#http/router.ts";
import type { Services } from "#content-lake/services.ts";

/** What documents were before. */
export const historyRoutes: readonly Route<Services>[] = [
  {
    method: "GET",
    path: "/data/history/:dataset/documents/:ids",
    does: "Reads documents as they were at a revision or a time.",
    test: ["history.test.ts", "a document is read as it was at a revision"],
    answer: answerDocumentsAt,
  },
  {
    method: "GET",
    path: "/data/history/:dataset/transactions/:ids",
    does: "Lists the transactions of documents and what each did.",
    test: ["transactions.test.ts", "transactions are listed with what they did to each document"],
    answer: answerTransactions,
  },
  {
    method: "GET",
    path: "/data/history/:dataset/transactions",
    does: "Lists the transactions of the whole dataset.",
    test: ["transactions.test.ts", "the transactions of all documents show what was deleted"],
    answer: answerAllTransactions,
  },
  {
    method: "GET",
    path: "/data/history/:dataset/events/documents/:id",
    does: "Tells the life of a document: created, published, deleted.",
    test: ["history.test.ts", "the events of a draft are its creations, its publication and its end"],
    answer: answerDocumentEvents,
  },
  {
    method: "GET",
    path: "/data/history/:dataset/events/releases/:id",
    does: "Tells the life of a release.",
    test: ["history.test.ts", "the life of a release is told, and what it held"],
    answer: answerReleaseEvents,
  },
];
