import { randomUUID } from "node:crypto";

/** Cache tags that expired together. */
export interface Change {
  /** Which process it was, and the change's number there. */
  id: string;
  tags: readonly string[];
}

/** What has expired in this process, for the peers that have to expire it, too. */
export interface ChangeLog {
  processId: string;
  add: (tags: readonly string[]) => void;
  /** The id of the latest change, or of the start before the first one. */
  latestId: () => string;
  /** The changes after the one with this id. Null if the id is another process's, or the change is too long ago. */
  since: (id: string) => readonly Change[] | null;
  /** Returns a function that stops listening. */
  listen: (listener: (change: Change) => void) => () => void;
}

/** Remembers the last `capacity` changes. */
export function createChangeLog(capacity: number, processId: string = randomUUID()): ChangeLog {
  let count = 0;
  const changes: Change[] = [];
  const listeners = new Set<(change: Change) => void>();
  const toId = (number: number) => `${processId}:${number}`;
  return {
    processId,
    add: (tags) => {
      count += 1;
      const change = { id: toId(count), tags };
      changes.push(change);
      if (changes.length > capacity) changes.shift();
      for (const listener of listeners) listener(change);
    },
    latestId: () => toId(count),
    since: (id) => {
      const place = changes.findIndex((change) => change.id === id);
      if (place !== -1) return changes.slice(place + 1);
      const isBeforeFirst = id === toId(count - changes.length);
      return isBeforeFirst ? [...changes] : null;
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** This process's. A publish takes two; an import takes two every ten seconds. */
export const ownChanges: ChangeLog = createChangeLog(1000);
