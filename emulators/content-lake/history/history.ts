import type { DatabaseSync } from "node:sqlite";
import { createRevisionReader, parseBody, type Revision, type RevisionRange } from "./revisions.ts";
import { forgetBefore } from "./retention.ts";
import { createStepReader, type Step } from "./steps.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";

export type Moment = { kind: "revision"; transactionId: string } | { kind: "time"; time: string };

/** What documents looked like before. */
export interface History {
  /** The documents as they stood at a moment; one that did not exist then is left out. */
  documentsAt: (dataset: string, ids: readonly string[], moment: Moment) => SanityDocument[];
  /** The last state of a document, deleted or not. */
  lastRevision: (dataset: string, id: string) => SanityDocument | null;
  /** Whole transactions: the limit counts those, not the documents they touch. */
  revisions: (range: RevisionRange) => Revision[];
  /** Every creation, edit and deletion of these documents, the oldest first, without their content. */
  steps: (dataset: string, documentIds: readonly string[]) => Step[];
  /** Every id that ever was a draft or version of this published id, and the id itself. */
  groupIds: (dataset: string, publishedId: string) => string[];
  /** Every id that ever was in this release. */
  releaseIds: (dataset: string, releaseId: string) => string[];
  /** Takes off the disk what is older than the retention, but never how a document stands now. */
  prune: () => void;
}

export const retentionInDays = 90;

/** Transactions older than the retention are in no list; the states they left are what the later ones began with. */
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
    // "/" comes right after "."
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
