import type { DatabaseSync } from "node:sqlite";
import { createRevisionReader, parseBody, type Revision, type RevisionRange } from "./revisions.ts";
import { forgetBefore } from "./retention.ts";
import { createStepReader, type Step } from "./steps.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";

export type Moment = { kind: "revision"; transactionId: string } | { kind: "time"; time: string };

/** Earlier states of documents. */
export interface History {
  /** The documents at a point in time, without those that didn't exist then. */
  documentsAt: (dataset: string, ids: readonly string[], moment: Moment) => SanityDocument[];
  /** A document's last state, deleted or not. */
  lastRevision: (dataset: string, id: string) => SanityDocument | null;
  /** Whole transactions. The limit counts those, not the documents they changed. */
  revisions: (range: RevisionRange) => Revision[];
  /** Every creation, edit and deletion of these documents, oldest first, without content. */
  steps: (dataset: string, documentIds: readonly string[]) => Step[];
  /** Every ID that was ever a draft or version of this published ID, and the ID itself. */
  groupIds: (dataset: string, publishedId: string) => string[];
  /** Every ID that was ever in this release. */
  releaseIds: (dataset: string, releaseId: string) => string[];
  /** Deletes history older than the retention from disk, but never a document's current state. */
  prune: () => void;
}

export const retentionInDays = 90;

/** Transactions older than the retention are never listed, but later ones build on their result. */
export function createHistory({ database, now }: { database: DatabaseSync; now: () => Date }): History {
  const horizon = () => new Date(now().getTime() - retentionInDays * 24 * 60 * 60 * 1000).toISOString();
  const readRevisions = createRevisionReader(database);
  const readSteps = createStepReader(database);
  const statements = {
    sequence: database.prepare("SELECT sequence FROM transactions WHERE dataset = ? AND id = ?"),
    sequenceAt: database.prepare(
      "SELECT max(sequence) AS sequence FROM transactions WHERE dataset = ? AND timestamp <= ?",
    ),
    bodyAt: database.prepare(
      `SELECT body FROM revisions WHERE dataset = ? AND document_id = ? AND sequence <= ?
       ORDER BY sequence DESC LIMIT 1`,
    ),
    lastBody: database.prepare(
      `SELECT body FROM revisions WHERE dataset = ? AND document_id = ? AND body IS NOT NULL
       ORDER BY sequence DESC LIMIT 1`,
    ),
    idsInRange: database.prepare(
      "SELECT DISTINCT document_id FROM revisions WHERE dataset = ? AND document_id >= ? AND document_id < ?",
    ),
  };

  function readIds(dataset: string, prefix: string): string[] {
    // "/" comes right after "." in ASCII.
    const rows = statements.idsInRange.all(dataset, `${prefix}.`, `${prefix}/`);
    return rows.map((row) => String(row.document_id));
  }

  return {
    documentsAt: (dataset, ids, moment) => {
      const row =
        moment.kind === "revision"
          ? statements.sequence.get(dataset, moment.transactionId)
          : statements.sequenceAt.get(dataset, moment.time);
      const sequence = Number(row?.sequence ?? 0);
      return ids.flatMap((id) => parseBody(statements.bodyAt.get(dataset, id, sequence)?.body) ?? []);
    },
    lastRevision: (dataset, id) => parseBody(statements.lastBody.get(dataset, id)?.body),
    revisions: (range) => readRevisions(range, horizon()),
    steps: (dataset, documentIds) => readSteps(dataset, documentIds, horizon()),
    groupIds: (dataset, publishedId) => {
      const versions = readIds(dataset, "versions").filter(
        (id) => parseDocumentId(id).publishedId === publishedId,
      );
      return [publishedId, `drafts.${publishedId}`, ...versions];
    },
    releaseIds: (dataset, releaseId) => readIds(dataset, `versions.${releaseId}`),
    prune: () => forgetBefore(database, horizon()),
  };
}
