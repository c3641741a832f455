import type { Commit } from "./document-store.ts";

/** The latest commits in order, so that each stream goes on from where it is, be it slow or back after a break or a restart. */
export interface RecentCommits {
  push: (commit: Commit) => void;
  /** Where the next commit will stand. Positions count the commits known since this process began, of all datasets. */
  end: () => number;
  /** The commit at a position before the end, null when it is forgotten. */
  at: (position: number) => Commit | null;
  /** Where a transaction stands; null when it is forgotten. */
  find: (dataset: string, transactionId: string) => number | null;
  /** A name for a position that no other process gives to any. */
  toId: (position: number) => string;
  /** The position of a name; null when it names none, or one that is forgotten. */
  parseId: (id: string) => number | null;
  /** Forgets all commits so far: whoever has not heard of them reads everything anew. */
  clear: () => void;
}

interface Entry {
  commit: Commit;
  size: number;
}

/** A stream that is further behind than either reads everything anew. */
const maxCommits = 1024;
const maxCharacters = 16 * 1024 * 1024;

/** `stored` are the commits of earlier processes, the newest first; only as many are taken as are kept. */
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
      // What was purged is not to be told again.
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
