type Listener = (tags: readonly string[]) => void;

/** Tells the open pages of this process which tags a webhook has expired. */
export interface Expirations {
  announce: (tags: readonly string[]) => void;
  /** Null when `capacity` listen already. Returns a function that stops listening. */
  listen: (listener: Listener) => (() => void) | null;
}

export function createExpirations(capacity: number): Expirations {
  const listeners = new Set<Listener>();
  return {
    announce: (tags) => {
      for (const listener of listeners) listener(tags);
    },
    listen: (listener) => {
      if (listeners.size >= capacity) return null;
      // A function of its own, so that the same one may listen twice.
      const own: Listener = (tags) => listener(tags);
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}
