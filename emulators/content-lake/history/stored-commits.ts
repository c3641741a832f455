import type { DatabaseSync } from "node:sqlite";
import { parseBody } from "#content-lake/history/revisions.ts";
import type { Commit } from "#content-lake/store/document-store.ts";
import type { AppliedMutation, Change } from "#content-lake/store/transaction.ts";

/**
 * Reads commits as they were sent to listeners, in all datasets, newest first and only as many as are consumed. Stops at the last
 * one that purged, because nothing before it may be sent again.
 */
export function* readStoredCommits(database: DatabaseSync): Generator<Commit> {
  const changesOf = database.prepare(
    `SELECT document_id, mutations, body,
       (SELECT body FROM revisions AS before
        WHERE before.dataset = told.dataset AND before.document_id = told.document_id
          AND before.sequence < told.sequence
        ORDER BY before.sequence DESC LIMIT 1) AS body_before
     FROM revisions AS told WHERE sequence = ? ORDER BY place`,
  );
  const transactions = database
    .prepare(
      `SELECT sequence, dataset, id, author, timestamp FROM transactions
       WHERE sequence >= (SELECT coalesce(max(sequence), 0) FROM transactions WHERE purges)
       ORDER BY sequence DESC`,
    )
    .iterate();
  for (const { sequence, dataset, id, author, timestamp } of transactions) {
    yield {
      dataset: String(dataset),
      transactionId: String(id),
      author: String(author),
      timestamp: String(timestamp),
      changes: changesOf.all(Number(sequence)).map(toChange),
    };
  }
}

// Only the store writes to these columns.
const toChange = (row: Record<string, unknown>): Change => ({
  id: String(row["document_id"]),
  before: parseBody(row["body_before"]),
  after: parseBody(row["body"]),
  mutations: JSON.parse(String(row["mutations"])) as AppliedMutation[],
});
