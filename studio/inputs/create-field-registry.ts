interface Entry {
  documentId: string;
}

/** What the fields of open forms have and their documents don't, under a key for each field. */
export function createFieldRegistry<T extends Entry>() {
  const entries = new Map<string, T>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    exists: () => entries.size > 0,
    get: (field: string) => entries.get(field),
    of: (documentId: string) => [...entries.values()].filter((entry) => entry.documentId === documentId),
    set: (field: string, entry: T) => {
      entries.set(field, entry);
      notify();
    },
    delete: (field: string) => {
      if (entries.delete(field)) notify();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
