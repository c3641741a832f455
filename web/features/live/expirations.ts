type Listener = (tags: readonly string[]) => void;

/** Tells the open pages of this process which tags a webhook has expired. */
export interface Expirations {
  announce: (tags: readonly string[]) => void;
  /** For how long nothing has been announced, in milliseconds; null when nothing was yet. */
  quietFor: () => number | null;
  /** Null when too many listen already, in all or from the address. Returns a function that stops listening. */
  listen: (listener: Listener, address?: string | null) => (() => void) | null;
}

interface Capacity {
  all: number;
  /** Of one address: a school's whole network may have the same. */
  each: number;
}

export function createExpirations(
  { all, each }: Capacity,
  now: () => number = () => Date.now(),
): Expirations {
  let latest: number | null = null;
  const listeners = new Map<Listener, string | null>();
  return {
    announce: (tags) => {
      latest = now();
      for (const listener of listeners.keys()) listener(tags);
    },
    quietFor: () => (latest === null ? null : now() - latest),
    listen: (listener, address = null) => {
      const isFull = listeners.size >= all || (address !== null && countOf(listeners, address) >= each);
      if (isFull) return null;
      // A function of its own, so that the same one may listen twice.
      const own: Listener = (tags) => listener(tags);
      listeners.set(own, address);
      return () => listeners.delete(own);
    },
  };
}

const countOf = (listeners: ReadonlyMap<Listener, string | null>, address: string) =>
  Array.from(listeners.values()).filter((one) => one === address).length;
