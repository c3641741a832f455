type Listener = (tags: readonly string[]) => void;

/** Tells this process's open pages which tags a webhook has expired. */
export interface Expirations {
  announce: (tags: readonly string[]) => void;
  /** Milliseconds since the last announcement; null before the first. */
  quietFor: () => number | null;
  /** Null when there are too many listeners, in total or from the address. Returns a function that stops listening. */
  listen: (listener: Listener, address?: string | null) => (() => void) | null;
}

interface Capacity {
  all: number;
  /** Per address. A whole school may share one. */
  each: number;
}

export function createExpirations(
  { all, each }: Capacity,
  now: () => number = () => Date.now(),
): Expirations {
  let lastAnnouncedAt: number | null = null;
  const listeners = new Map<Listener, string | null>();
  return {
    announce: (tags) => {
      lastAnnouncedAt = now();
      for (const listener of listeners.keys()) listener(tags);
    },
    quietFor: () => (lastAnnouncedAt === null ? null : now() - lastAnnouncedAt),
    listen: (listener, address = null) => {
      const isFull = listeners.size >= all || (address !== null && countOf(listeners, address) >= each);
      if (isFull) return null;
      // Wrapped, so that the same function can listen twice.
      const ownListener: Listener = (tags) => listener(tags);
      listeners.set(ownListener, address);
      return () => listeners.delete(ownListener);
    },
  };
}

const countOf = (listeners: ReadonlyMap<Listener, string | null>, address: string) =>
  Array.from(listeners.values()).filter((listenerAddress) => listenerAddress === address).length;
