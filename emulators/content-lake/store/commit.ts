import type { Commit, Store } from "./document-store.ts";
import { createTransaction, type Transaction } from "./transaction.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";

export interface CommitRequest<T> {
  dataset: string;
  author: string;
  /** The client's own ID, which becomes the revision of every document the transaction changes. */
  transactionId?: string | undefined;
  dryRun?: boolean;
  work: (transaction: Transaction) => T;
}

export interface Committed<T> {
  transactionId: string;
  result: T;
  /** null if nothing was stored, because of a dry run or no change. */
  commit: Commit | null;
}

export type Committer = <T>(request: CommitRequest<T>) => Committed<T>;

interface CommitterOptions {
  store: Store;
  now: () => Date;
  newId: () => string;
  /** Runs inside the SQLite transaction, so that its writes are stored with the commit or not at all. */
  alongside: (commit: Commit) => void;
  /** Runs once the commit is durable. */
  announce: (commit: Commit) => void;
}

/** Collects a transaction's changes, stores them, and notifies listeners. Synchronous, so commits run one at a time. */
export function createCommitter({ store, now, newId, alongside, announce }: CommitterOptions): Committer {
  return ({ dataset, author, transactionId = newId(), dryRun = false, work }) => {
    if (store.hasTransaction(dataset, transactionId)) {
      const description = `Transaction "${transactionId}" already exists`;
      throw new LakeError(409, description, {
        details: { type: "transactionAlreadyExistsError", description },
      });
    }
    const timestamp = now().toISOString();
    const transaction = createTransaction({ view: store.view(dataset), id: transactionId, timestamp, newId });
    const result = work(transaction);
    const changes = transaction.changes();
    if (dryRun || changes.length === 0) return { transactionId, result, commit: null };
    const commit: Commit = {
      dataset,
      transactionId,
      author,
      timestamp,
      changes,
      purged: transaction.purged(),
    };
    store.write(commit, () => alongside(commit));
    announce(commit);
    return { transactionId, result, commit };
  };
}
