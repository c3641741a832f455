import type { DatabaseSync } from "node:sqlite";

/** What one transaction did to one document, without its content. */
export interface Step {
  documentId: string;
  sequence: number;
  transactionId: string;
  author: string;
  timestamp: string;
  /** The document's revision before, or null without one. */
  before: string | null;
  exists: boolean;
  /** For a version in a release, before or after. Nothing else needs it. */
  type: string | null;
  /** For a deleted version: whether it was marked to unpublish its document (`_system.delete`). */
  wasMarkedForDeletion: boolean;
}

type ReadSteps = (dataset: string, documentIds: readonly string[], since: string) => Step[];

/** Reads every step of the given documents, in order. Leaves the bodies on disk, so that thousands are quick. */
export function createStepReader(database: DatabaseSync): ReadSteps {
  return (dataset, documentIds, since) => {
    if (documentIds.length === 0) return [];
    const ids = documentIds.map(() => "?").join(", ");
    const rows = database
      .prepare(
        `WITH known AS (
           SELECT document_id, sequence, id, author, timestamp, body IS NOT NULL AS present,
             CASE WHEN document_id LIKE 'versions.%' THEN body ->> '$._type' END AS type,
             CASE WHEN document_id LIKE 'versions.%' THEN body ->> '$._system.delete' END AS marked
           FROM revisions JOIN transactions USING (dataset, sequence)
           WHERE dataset = ? AND document_id IN (${ids})),
         steps AS (
           SELECT *,
             lag(iif(present, id, NULL)) OVER document AS before,
             lag(type) OVER document AS type_before,
             lag(marked) OVER document AS marked_before
           FROM known WINDOW document AS (PARTITION BY document_id ORDER BY sequence))
         SELECT * FROM steps WHERE timestamp >= ? ORDER BY sequence, document_id`,
      )
      .all(dataset, ...documentIds, since);
    return rows.map((row) => ({
      documentId: String(row.document_id),
      sequence: Number(row.sequence),
      transactionId: String(row.id),
      author: String(row.author),
      timestamp: String(row.timestamp),
      before: toText(row.before),
      exists: row.present === 1,
      type: toText(row.type ?? row.type_before),
      wasMarkedForDeletion: row.marked_before === 1,
    }));
  };
}

function toText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
