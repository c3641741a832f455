import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "./database.ts";
import { createDatasetView, type DatasetView, type MutableDatasetView } from "./dataset-view.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import type { Change } from "./transaction.ts";

export interface Commit {
  dataset: string;
  transactionId: string;
  author: string;
  timestamp: string;
  changes: readonly Change[];
  /** Documents whose history is deleted too, including this commit's part. */
  purged?: readonly string[];
}

export interface Dataset {
  name: string;
  /** Without a token, nothing in a private dataset can be read, except assets. */
  aclMode: "public" | "private";
  /** The dataset whose documents this one has comments about; null for content. */
  addonFor: string | null;
}

/** The documents on disk, and the same in memory for reading. */
export interface Store {
  view: (dataset: string) => DatasetView;
  /** Sorted by name. */
  datasets: () => Dataset[];
  /** Null for an unknown name. */
  dataset: (name: string) => Dataset | null;
  /** Does nothing if it exists. It's public, and for content, unless `settings` say otherwise. */
  createDataset: (name: string, createdAt: string, settings?: Partial<Omit<Dataset, "name">>) => void;
  setAclMode: (name: string, aclMode: Dataset["aclMode"]) => void;
  /** Deletes a dataset with its history and its pending webhook deliveries. */
  deleteDataset: (name: string) => void;
  hasTransaction: (dataset: string, id: string) => boolean;
  /** Stores a commit completely or not at all, together with what `alongside` writes. */
  write: (commit: Commit, alongside?: () => void) => void;
}

const datasetColumns = "name, acl_mode AS aclMode, addon_for AS addonFor";

const datasetSchema = z.object({
  name: z.string(),
  aclMode: z.enum(["public", "private"]),
  addonFor: z.string().nullable(),
});

export function createStore(database: DatabaseSync): Store {
  const views = new Map<string, MutableDatasetView>();
  const statements = {
    documents: database.prepare("SELECT body FROM documents WHERE dataset = ?"),
    datasets: database.prepare(`SELECT ${datasetColumns} FROM datasets ORDER BY name`),
    dataset: database.prepare(`SELECT ${datasetColumns} FROM datasets WHERE name = ?`),
    setAclMode: database.prepare("UPDATE datasets SET acl_mode = ? WHERE name = ?"),
    createDataset: database.prepare(
      "INSERT OR IGNORE INTO datasets (name, acl_mode, addon_for, created_at) VALUES (?, ?, ?, ?)",
    ),
    transaction: database.prepare("SELECT 1 FROM transactions WHERE dataset = ? AND id = ?"),
    insertTransaction: database.prepare(
      "INSERT INTO transactions (dataset, id, author, timestamp, purges) VALUES (?, ?, ?, ?, ?)",
    ),
    putDocument: database.prepare("INSERT OR REPLACE INTO documents (dataset, id, body) VALUES (?, ?, ?)"),
    deleteDocument: database.prepare("DELETE FROM documents WHERE dataset = ? AND id = ?"),
    insertRevision: database.prepare(
      "INSERT INTO revisions (dataset, document_id, sequence, place, mutations, body) VALUES (?, ?, ?, ?, ?, ?)",
    ),
    purgeRevisions: database.prepare("DELETE FROM revisions WHERE dataset = ? AND document_id = ?"),
  };

  function open(dataset: string): MutableDatasetView {
    const known = views.get(dataset);
    if (known) return known;
    const documents: SanityDocument[] = [];
    for (const { body } of statements.documents.iterate(dataset)) documents.push(parseBody(body));
    const view = createDatasetView(documents);
    // Reading an unknown name must not grow the process.
    if (view.all().length > 0) views.set(dataset, view);
    return view;
  }

  return {
    view: open,
    datasets: () => statements.datasets.all().map((row) => datasetSchema.parse(row)),
    dataset: (name) => datasetSchema.nullable().parse(statements.dataset.get(name) ?? null),
    createDataset: (name, createdAt, { aclMode = "public", addonFor = null } = {}) => {
      statements.createDataset.run(name, aclMode, addonFor, createdAt);
    },
    setAclMode: (name, aclMode) => {
      statements.setAclMode.run(aclMode, name);
    },
    deleteDataset: (name) => {
      inTransaction(database, () => {
        for (const table of ["documents", "revisions", "transactions", "deliveries"]) {
          database.prepare(`DELETE FROM ${table} WHERE dataset = ?`).run(name);
        }
        database.prepare("DELETE FROM datasets WHERE name = ?").run(name);
      });
      views.delete(name);
    },
    hasTransaction: (dataset, id) => statements.transaction.get(dataset, id) !== undefined,
    write: ({ dataset, transactionId, author, timestamp, changes, purged = [] }, alongside) => {
      inTransaction(database, () => {
        statements.createDataset.run(dataset, "public", null, timestamp);
        const { lastInsertRowid } = statements.insertTransaction.run(
          dataset,
          transactionId,
          author,
          timestamp,
          purged.length > 0 ? 1 : 0,
        );
        for (const [place, { id, after, mutations }] of changes.entries()) {
          const body = after ? JSON.stringify(after) : null;
          if (body === null) statements.deleteDocument.run(dataset, id);
          else statements.putDocument.run(dataset, id, body);
          statements.insertRevision.run(dataset, id, lastInsertRowid, place, JSON.stringify(mutations), body);
        }
        for (const id of purged) statements.purgeRevisions.run(dataset, id);
        alongside?.();
      });
      const view = open(dataset);
      for (const { id, after } of changes) {
        if (after) view.put(after);
        else view.remove(id);
      }
      views.set(dataset, view);
    },
  };
}

function parseBody(body: unknown): SanityDocument {
  // Only `write` fills this column.
  return JSON.parse(String(body)) as SanityDocument;
}
