import type { Commit } from "#content-lake/store.ts";

/** The latest commits, so that a stream that broke off can go on where it stopped. */
export interface RecentCommits {
  push: (commit: Commit) => void;
  /** An id to resume from before anything happened. */
  latestId: () => string;
  /** What came after this transaction, or null when it is too long ago or not of this process. */
  after: (transactionId: string) => readonly Commit[] | null;
  find: (transactionId: string) => Commit | null;
}

/** A tab that was asleep for more than this many changes reads everything anew. */
const capacity = 256;

export function createRecentCommits(startId: string): RecentCommits {
  let entries: Commit[] = [];
  /** The transaction just before the first entry. */
  let earlierId = startId;

  return {
    push: (commit) => {
      entries = [...entries, commit];
      if (entries.length > capacity) {
        earlierId = entries[0]?.transactionId ?? earlierId;
        entries = entries.slice(1);
      }
    },
    latestId: () => entries.at(-1)?.transactionId ?? earlierId,
    after: (transactionId) => {
      if (transactionId === earlierId) return entries;
      const index = entries.findIndex((commit) => commit.transactionId === transactionId);
      return index === -1 ? null : entries.slice(index + 1);
    },
    find: (transactionId) => entries.find((commit) => commit.transactionId === transactionId) ?? null,
  };
}
