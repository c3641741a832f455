import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "#content-lake/store/database.ts";

/**
 * Forgets what happened before a time. The last state that a document had then is kept, however old: it is how the document stands, or
 * what its next change began with.
 */
export function forgetBefore(database: DatabaseSync, time: string): void {
  const old = "SELECT sequence FROM transactions WHERE timestamp < ?";
  inTransaction(database, () => {
    database
      .prepare(
        `DELETE FROM revisions AS old
         WHERE sequence IN (${old})
           AND (body IS NULL OR EXISTS (
             SELECT 1 FROM revisions AS newer
             WHERE newer.dataset = old.dataset AND newer.document_id = old.document_id
               AND newer.sequence > old.sequence AND newer.sequence IN (${old})))`,
      )
      .run(time, time);
    database
      .prepare(
        `DELETE FROM transactions
         WHERE timestamp < ? AND NOT EXISTS (
           SELECT 1 FROM revisions WHERE revisions.sequence = transactions.sequence)`,
      )
      .run(time);
  });
}
