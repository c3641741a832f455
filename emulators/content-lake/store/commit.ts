import { requireDatasetName } from "#content-lake/api/dataset-name.ts";
import type { Commit, Store } from "./document-store.ts";
import { createTransaction, type Transaction } from "./transaction.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";

export interface CommitRequest<T> {
  dataset: string;
  author: string;
  /** The client's own id, which becomes the revision of every document it touches. */
  transactionId?: string | undefined;
  dryRun?: boolean;
  work: (transaction: Transaction) => T;
}

export interface Committed<T> {
  transactionId: string;
  result: T;
  /** Null when nothing was to be kept: a dry run, or no change. */
  commit: Commit | null;
}

export type Committer = <T>(request: CommitRequest<T>) => Committed<T>;

interface CommitterOptions {
  store: Store;
  now: () => Date;
  newId: () => string;
  /** Runs inside the SQLite transaction, so that what it writes is kept with the commit or not at all. */
  alongside: (commit: Commit) => void;
  /** Runs once the commit is durable. */
  announce: (commit: Commit) => void;
}

/** Gathers the changes of one transaction, keeps them, and tells who listens. Synchronous, hence one at a time. */
export function createCommitter({ store, now, newId, alongside, announce }: CommitterOptions): Committer {
  return ({ dataset, author, transactionId = newId(), dryRun = false, work }) => {
    // The first commit makes the dataset.
    requireDatasetName(dataset);
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
