import type { FormPatch, PortableTextBlock } from "sanity";

/** A rich text field with text that isn't part of the document yet. */
export interface UnsavedText {
  documentId: string;
  path: string;
  /** All that's in the field. */
  blocks: readonly PortableTextBlock[];
  /** What turns the document's text into it. */
  patches: readonly FormPatch[];
}

/**
 * The text that rich text fields have and their documents don't. The Studio keeps it in its text editor until typing pauses, and until
 * then the document doesn't know of it.
 */
const texts = new Map<string, UnsavedText>();
const listeners = new Set<() => void>();

export const unsavedText = {
  exists: () => texts.size > 0,
  get: (field: string) => texts.get(field),
  of: (documentId: string) => [...texts.values()].filter((text) => text.documentId === documentId),
  set: (field: string, text: UnsavedText) => {
    texts.set(field, text);
    notify();
  },
  delete: (field: string) => {
    if (texts.delete(field)) notify();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function notify() {
  for (const listener of listeners) listener();
}
