import { type Capacity, createConnectionSlots } from "#lib/connection-slots.ts";

type Listener = (tags: readonly string[]) => void;

/** Tells this process's open pages which tags a webhook has expired. */
export interface Expirations {
  announce: (tags: readonly string[]) => void;
  /** Milliseconds since the last announcement; null before the first. */
  quietFor: () => number | null;
  /** Null when there are too many listeners, in total or from the address. Returns a function that stops listening. */
  listen: (listener: Listener, address?: string | null) => (() => void) | null;
}

export function createExpirations(capacity: Capacity, now: () => number = () => Date.now()): Expirations {
  let lastAnnouncedAt: number | null = null;
  const acquireSlot = createConnectionSlots(capacity);
  const listeners = new Set<Listener>();
  return {
    announce: (tags) => {
      lastAnnouncedAt = now();
      for (const listener of listeners) listener(tags);
    },
    quietFor: () => (lastAnnouncedAt === null ? null : now() - lastAnnouncedAt),
    listen: (listener, address) => {
      const release = acquireSlot(address);
      if (!release) return null;
      // Wrapped, so that the same function can listen twice.
      const ownListener: Listener = (tags) => listener(tags);
      listeners.add(ownListener);
      return () => {
        listeners.delete(ownListener);
        release();
      };
    },
  };
}
