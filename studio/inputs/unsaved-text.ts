/**
 * Which rich text fields have text that isn't part of the document yet. The Studio keeps it in its text editor until typing pauses,
 * and until then the document doesn't know of it.
 */
const fields = new Set<string>();
const listeners = new Set<() => void>();

export const unsavedText = {
  exists: () => fields.size > 0,
  add: (field: string) => notifyAfter(() => fields.add(field)),
  delete: (field: string) => notifyAfter(() => fields.delete(field)),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function notifyAfter(change: () => void) {
  const before = fields.size;
  change();
  if (fields.size !== before) for (const listener of listeners) listener();
}
