import type { Commit } from "./document-store.ts";

/**
 * The latest commits in order, so that each stream can resume where it is, whether it's slow or reconnects after a break or a
 * restart.
 */
export interface RecentCommits {
  push: (commit: Commit) => void;
  /** The position of the next commit. Positions count the commits known since this process started, in all datasets. */
  end: () => number;
  /** The commit at a position before the end, or null if it's been dropped. */
  at: (position: number) => Commit | null;
  /** A transaction's position, or null if it's been dropped. */
  find: (dataset: string, transactionId: string) => number | null;
  /** A name for a position that's unique to this process. */
  toId: (position: number) => string;
  /** The position with this name, or null for none or a dropped one. */
  parseId: (id: string) => number | null;
  /** Drops all commits so far. Streams that haven't sent them must start over. */
  clear: () => void;
}

interface Entry {
  commit: Commit;
  size: number;
}

/** A stream that's further behind than either must start over. */
const maxCommits = 1024;
const maxCharacters = 16 * 1024 * 1024;

/** `stored` has the commits of earlier processes, newest first. Only as many are read as are kept. */
export function createRecentCommits(processId: string, stored: Iterable<Commit> = []): RecentCommits {
  const entries: Entry[] = [];
  /** The position of the first entry. */
  let start = 0;
  let characters = 0;
  for (const commit of stored) {
    const size = toSize(commit);
    if (entries.length === maxCommits || characters + size > maxCharacters) break;
    entries.unshift({ commit, size });
    characters += size;
  }

  const recent: RecentCommits = {
    push: (commit) => {
      // Purged data must not be sent again.
      if (commit.purged?.length) recent.clear();
      const size = toSize(commit);
      entries.push({ commit, size });
      characters += size;
      while (entries.length > 1 && (entries.length > maxCommits || characters > maxCharacters)) {
        characters -= entries.shift()?.size ?? 0;
        start += 1;
      }
    },
    end: () => start + entries.length,
    at: (position) => entries[position - start]?.commit ?? null,
    find: (dataset, transactionId) => {
      const index = entries.findIndex(
        ({ commit }) => commit.transactionId === transactionId && commit.dataset === dataset,
      );
      return index === -1 ? null : start + index;
    },
    toId: (position) => `${processId}:${position}`,
    parseId: (id) => {
      const [process, position] = id.split(/:(?=\d+$)/);
      const found = process === processId ? Number(position) : -1;
      return found >= start && found <= recent.end() ? found : null;
    },
    clear: () => {
      start = recent.end();
      entries.length = 0;
      characters = 0;
    },
  };
  return recent;
}

/** About how many characters a commit keeps in memory that nothing else does. */
function toSize({ changes }: Commit): number {
  return changes.reduce((size, { before, mutations }) => size + weigh(before) + weigh(mutations), 0);
}

function weigh(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 8;
  let weight = 16;
  for (const item of Array.isArray(value) ? value : Object.values(value)) weight += weigh(item);
  return weight;
}
