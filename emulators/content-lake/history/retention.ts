import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "#content-lake/store/database.ts";

/**
 * Deletes history from before a point in time. Each document's last state then is kept, however old, because it's the current
 * state or what the next change started from.
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
