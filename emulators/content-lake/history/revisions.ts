import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import type { SanityDocument } from "#content-lake/query/document.ts";
import type { AppliedMutation } from "#content-lake/store/transaction.ts";

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
  /** null for all documents. */
  documentIds: readonly string[] | null;
  /** Whether to include what those transactions did to other documents. */
  includeOtherDocuments?: boolean;
  /** Transactions, both ends included. */
  from?: string | undefined;
  to?: string | undefined;
  /** ISO times, both ends included. */
  fromTime?: string | undefined;
  toTime?: string | undefined;
  authors?: readonly string[] | undefined;
  limit: number;
  newestFirst: boolean;
}

type ReadRevisions = (range: RevisionRange, since: string) => Revision[];

/**
 * Reads what whole transactions did. An unknown transaction counts as older than all known ones, so a range starts at the first
 * known one, or ends before it.
 */
export function createRevisionReader(database: DatabaseSync): ReadRevisions {
  const sequenceOf = database.prepare("SELECT sequence FROM transactions WHERE dataset = ? AND id = ?");
  const bodyBefore = database.prepare(
    `SELECT body FROM revisions WHERE dataset = ? AND document_id = ? AND sequence < ?
     ORDER BY sequence DESC LIMIT 1`,
  );

  function readSequence(dataset: string, transactionId: string | undefined): number | undefined {
    return transactionId ? Number(sequenceOf.get(dataset, transactionId)?.sequence ?? 0) : undefined;
  }

  function readRows(range: RevisionRange, since: string) {
    const { dataset, documentIds, includeOtherDocuments, limit, newestFirst } = range;
    const order = newestFirst ? "DESC" : "ASC";
    const ofDocuments = documentIds ? condition("document_id", "IN", documentIds) : null;
    const chosen = all([
      condition("dataset", "=", dataset),
      ofDocuments,
      condition("timestamp", ">=", since),
      condition("sequence", ">=", readSequence(dataset, range.from)),
      condition("sequence", "<=", readSequence(dataset, range.to)),
      condition("timestamp", ">=", range.fromTime),
      condition("timestamp", "<=", range.toTime),
      condition("author", "IN", range.authors),
    ]);
    const shown = all([condition("dataset", "=", dataset), includeOtherDocuments ? null : ofDocuments]);
    return database
      .prepare(
        `SELECT document_id, sequence, mutations, body, id, author, timestamp
         FROM revisions JOIN transactions USING (dataset, sequence)
         WHERE ${shown.sql} AND sequence IN (
           SELECT DISTINCT sequence FROM revisions JOIN transactions USING (dataset, sequence)
           WHERE ${chosen.sql} ORDER BY sequence ${order} LIMIT ?)
         ORDER BY sequence ${order}, document_id`,
      )
      .all(...shown.values, ...chosen.values, limit);
  }

  return (range, since) =>
    readRows(range, since).map((row) => {
      const sequence = Number(row.sequence);
      const documentId = String(row.document_id);
      return {
        documentId,
        sequence,
        transactionId: String(row.id),
        author: String(row.author),
        timestamp: String(row.timestamp),
        before: parseBody(bodyBefore.get(range.dataset, documentId, sequence)?.body),
        after: parseBody(row.body),
        // Only the store writes to this column.
        mutations: JSON.parse(String(row.mutations)) as AppliedMutation[],
      };
    });
}

interface Condition {
  sql: string;
  values: SQLInputValue[];
}

/** null, which matches everything, if there's nothing to compare with. */
function condition(
  column: string,
  operator: "=" | ">=" | "<=" | "IN",
  value: string | number | readonly string[] | undefined,
): Condition | null {
  if (value === undefined) return null;
  if (typeof value !== "object") return { sql: `${column} ${operator} ?`, values: [value] };
  return { sql: `${column} IN (${value.map(() => "?").join(", ")})`, values: [...value] };
}

function all(conditions: readonly (Condition | null)[]): Condition {
  const known = conditions.filter((each) => each !== null);
  return {
    sql: known.map(({ sql }) => sql).join(" AND "),
    values: known.flatMap(({ values }) => values),
  };
}

export function parseBody(body: unknown): SanityDocument | null {
  // Only the store writes to this column.
  return typeof body === "string" ? (JSON.parse(body) as SanityDocument) : null;
}
