import type { DatabaseSync } from "node:sqlite";
import type { SanityDocument } from "#content-lake/query/document.ts";
import type { AppliedMutation } from "#content-lake/transaction.ts";

/** One document before and after one transaction. */
export interface Revision {
  documentId: string;
  sequence: number;
  transactionId: string;
  author: string;
  timestamp: string;
  before: SanityDocument | null;
  after: SanityDocument | null;
  mutations: AppliedMutation[];
}

export interface RevisionRange {
  dataset: string;
  documentIds: readonly string[];
  /** Transactions, both ends included. */
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  newestFirst: boolean;
}

export type Moment = { kind: "revision"; transactionId: string } | { kind: "time"; time: string };

/** What documents looked like before. */
export interface History {
  /** The documents as they stood at a moment; one that did not exist then is left out. */
  documentsAt: (dataset: string, ids: readonly string[], moment: Moment) => SanityDocument[];
  /** The last state of a document, deleted or not. */
  lastRevision: (dataset: string, id: string) => SanityDocument | null;
  /** Whole transactions: the limit counts those, not the documents they touch. */
  revisions: (range: RevisionRange) => Revision[];
  /** Every id that ever was a draft or version of this published id, and the id itself. */
  groupIds: (dataset: string, publishedId: string) => string[];
  /** Every id that ever was in this release. */
  releaseIds: (dataset: string, releaseId: string) => string[];
  /** Forgets what is older than the retention, but never how a document stands now. */
  prune: (before: Date) => void;
}

export const retentionInDays = 90;

export function createHistory(database: DatabaseSync): History {
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
    prune: database.prepare(
      `DELETE FROM revisions AS old
       WHERE sequence IN (SELECT sequence FROM transactions WHERE timestamp < ?)
         AND EXISTS (SELECT 1 FROM revisions AS newer WHERE newer.dataset = old.dataset
                     AND newer.document_id = old.document_id AND newer.sequence > old.sequence)`,
    ),
  };

  function sequenceOf(dataset: string, transactionId: string): number | null {
    const row = statements.sequence.get(dataset, transactionId);
    return row ? Number(row.sequence) : null;
  }

  function bodyAt(dataset: string, id: string, sequence: number): SanityDocument | null {
    return parseBody(statements.bodyAt.get(dataset, id, sequence)?.body);
  }

  function selectRows({ dataset, documentIds, from, to, limit, newestFirst }: RevisionRange) {
    const first = from ? (sequenceOf(dataset, from) ?? 0) : 0;
    const last = (to ? sequenceOf(dataset, to) : null) ?? Number.MAX_SAFE_INTEGER;
    const ids = documentIds.map(() => "?").join(", ");
    const order = newestFirst ? "DESC" : "ASC";
    return database
      .prepare(
        `SELECT document_id, sequence, mutations, body, id, author, timestamp
         FROM revisions JOIN transactions USING (dataset, sequence)
         WHERE dataset = ? AND document_id IN (${ids}) AND sequence IN (
           SELECT DISTINCT sequence FROM revisions
           WHERE dataset = ? AND document_id IN (${ids}) AND sequence BETWEEN ? AND ?
           ORDER BY sequence ${order} LIMIT ?)
         ORDER BY sequence ${order}, document_id`,
      )
      .all(dataset, ...documentIds, dataset, ...documentIds, first, last, limit);
  }

  return {
    documentsAt: (dataset, ids, moment) => {
      const sequence =
        moment.kind === "revision"
          ? sequenceOf(dataset, moment.transactionId)
          : Number(statements.sequenceAt.get(dataset, moment.time)?.sequence ?? 0);
      if (sequence === null) return [];
      return ids.flatMap((id) => bodyAt(dataset, id, sequence) ?? []);
    },
    lastRevision: (dataset, id) => parseBody(statements.lastBody.get(dataset, id)?.body),
    revisions: (range) => {
      if (range.documentIds.length === 0) return [];
      return selectRows(range).map((row) => {
        const sequence = Number(row.sequence);
        const documentId = String(row.document_id);
        return {
          documentId,
          sequence,
          transactionId: String(row.id),
          author: String(row.author),
          timestamp: String(row.timestamp),
          before: bodyAt(range.dataset, documentId, sequence - 1),
          after: parseBody(row.body),
          // Only the store fills the column.
          mutations: JSON.parse(String(row.mutations)) as AppliedMutation[],
        };
      });
    },
    groupIds: (dataset, publishedId) => {
      const versions = statements.idsInRange
        .all(dataset, "versions.", "versions/")
        .map((row) => String(row.document_id))
        .filter((id) => id.split(".").slice(2).join(".") === publishedId);
      return [publishedId, `drafts.${publishedId}`, ...versions];
    },
    releaseIds: (dataset, releaseId) =>
      statements.idsInRange
        .all(dataset, `versions.${releaseId}.`, `versions.${releaseId}/`)
        .map((row) => String(row.document_id)),
    prune: (before) => {
      statements.prune.run(before.toISOString());
    },
  };
}

function parseBody(body: unknown): SanityDocument | null {
  // Only the store fills the column.
  return typeof body === "string" ? (JSON.parse(body) as SanityDocument) : null;
}
