export interface RecentlySeen {
  /** When a key was first added, in milliseconds; undefined for a new or forgotten key. */
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
