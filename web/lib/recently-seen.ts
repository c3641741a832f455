export interface RecentlySeen {
  /** When a key was added first, in milliseconds; undefined for one that is new, or forgotten. */
  firstSeen: (key: string) => number | undefined;
  add: (key: string) => void;
}

/** Remembers the last `capacity` keys. */
export function createRecentlySeen(capacity: number, now: () => number = Date.now): RecentlySeen {
  const times = new Map<string, number>();
  return {
    firstSeen: (key) => times.get(key),
    add: (key) => {
      if (times.has(key)) return;
      times.set(key, now());
      const [oldest] = times.keys();
      if (times.size > capacity && oldest !== undefined) times.delete(oldest);
    },
  };
}
